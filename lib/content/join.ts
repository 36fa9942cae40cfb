import { fill } from '../format'
import type { Chart, LeafletChart, Sheet } from '../schema/chart'
import { shortNameOf } from './grammar'
import type { ExtractSource } from '../chart/extract'
import type { AllContent } from '../schema/content'
import type { FormWords, ThankYouWords } from '../schema/booking'
import type { PageEntry, NavigationLink } from '../schema/page'
import type { Site } from '../schema/site'

/**
 * Puts what one file has and others show in each place: words that two pages share, the pages and links of properties, and the
 * labels on the chart.
 */
export function join(all: AllContent) {
  const { clearWords, guestFieldWords: fields, host, properties, shareWords: share } = all
  const { sleeps, rows, terms } = all.propertyWords
  const site: Site = { ...all.site, ...all.contact, language: all.language }

  const { home, ...otherPages } = all.pages
  const ofProperties = properties.map(({ id, path, page }) => [id, { path, ...page }] as const)
  const pages: Record<string, PageEntry> = { home: home!, ...Object.fromEntries(ofProperties), ...otherPages }
  const [first, ...otherLinks] = all.quickLinks
  const toProperties = properties.map(({ name, path }) => ({ label: name, href: path }))
  const quickLinks: NavigationLink[] = [first!, ...toProperties, ...otherLinks]

  /** Who answers guests, once the host has a name. */
  const hostPromise = host.name ? fill(host.promise, { host: host.name }) : undefined
  const { formWords: form, thankYou: thanks } = all
  const formWords: FormWords = {
    ...form,
    where: { ...form.where, sleeps },
    who: { ...form.who, fields },
    plan: { ...form.plan, terms, share },
    clear: clearWords,
  }
  const thankYou: ThankYouWords = {
    ...thanks,
    share,
    terms,
    clear: { ...thanks.clear, ...clearWords },
    answer: { ...thanks.answer, text: [thanks.answer.text, hostPromise].filter(Boolean).join(' ') },
    arrive: { ...thanks.arrive, linkLabel: all.gettingHere.heading },
    summary: { ...thanks.summary, checkIn: rows.checkIn, checkOut: rows.checkOut },
    message: { ...thanks.message, fields },
  }
  return { ...all, site, pages, quickLinks, hostPromise, formWords, thankYou, ...chartsOf(all) }
}

/** The chart of the home page, that of the leaflets, and what the extracts in articles are cut from; or none of them. */
function chartsOf({ chart, leaflet, places, site, ...on }: AllContent) {
  if (chart.shown === false) return { chart: undefined, leafletChart: undefined, extractSource: undefined }
  const placed = (labels: AllContent['wideLabels']): Sheet['labels'] =>
    labels.map((label) => ({ ...label, at: places[label.place]! }))
  const wide = { ...chart.wide, labels: placed(on.wideLabels), areas: on.wideAreas }
  const narrow = { ...chart.narrow, labels: placed(on.narrowLabels), areas: on.narrowAreas }
  const leafletChart: LeafletChart = {
    ...narrow,
    ...leaflet,
    note: `${chart.notes.sources} ${leaflet.note}`,
  }
  const extractSource: ExtractSource = { sheet: wide, places, siteName: shortNameOf(site) }
  return { chart: { ...chart, wide, narrow } satisfies Chart, leafletChart, extractSource }
}
