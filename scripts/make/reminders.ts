import { fill } from '@/lib/format'
import { openQuestions } from '@/lib/questions'
import type { Home } from '@/lib/schema/home'
import type { Property } from '@/lib/schema/property'
import { contact, type Site } from '@/lib/schema/site'

/** A domain that RFC 2606 reserves, that of the documents, or the telephone number that cannot exist. */
const RESERVED = /\.example\b|\byour-domain\.ie\b|\+?353 ?74 ?000 ?0000/

/** The name of the example's company, which the content otherwise takes from `site.name` by a blank. */
export const EXAMPLE_NAME = 'Edgewater'

/**
 * What the owner still has to write, one line each, with which a build ends: what replaces the examples; what the law asks of
 * whoever lets a property for short stays (the name and the geographic address, S.I. No. 68/2003, regulation 7; registration
 * numbers, Regulation (EU) 2024/1028); what the privacy notice has to say of the host's log (GDPR); what guests ask; and what
 * is to be confirmed. What counsel has to settle is left out for an example address, where nobody is to be warned.
 *
 * @param asked the questions of guests, each with its words
 * @param left both lists of `content/to-confirm.ts`, in `named` the files that hold the name of the example, and whether the
 *   host has no name yet
 * @example reminders(site, [house], {}, {}) // ['Still an example: email in content/contact.ts.']
 */
export function reminders(
  site: Site,
  properties: readonly Pick<Property, 'id' | 'goodToKnow' | 'rooms' | 'terms'>[],
  asked: Home['faq']['asked'],
  {
    toConfirm = [],
    forCounsel = [],
    named = [],
    isWithoutHost = false,
  }: Partial<Record<'toConfirm' | 'forCounsel' | 'named', string[]>> & { isWithoutHost?: boolean },
): string[] {
  const { owner = {}, hostLog, url } = site
  const examples = Object.entries(site)
    .filter(([, value]) => RESERVED.test(JSON.stringify(value)))
    .map(([key]) => `${key} in content/${key in contact.shape ? 'contact' : 'site'}.ts`)
  const unnumbered = properties.filter(({ id }) => !owner.lettingNumbers?.[id])
  const unfurnished = properties.filter(({ rooms = [] }) => rooms.length === 0)
  return [
    ...(isWithoutHost ? ['Nobody lives in these words yet: answer the questions in content/host.ts.'] : []),
    ...said('Still an example: {list}.', examples),
    ...said('The law asks for: {list}, under owner in content/site.ts. It is still empty.', [
      ...(['legalName', 'address'] as const).filter((key) => !owner[key]),
      ...unnumbered.map(({ id }) => `lettingNumbers.${id}`),
    ]),
    ...said(
      'The privacy notice needs: {list}, under hostLog in content/site.ts. It is still empty.',
      (['country', 'keptFor'] as const).filter((key) => !hostLog?.[key]),
    ),
    ...said(
      'A party decides by who sleeps where: fill in {list}.',
      unfurnished.map(({ id }) => `rooms in content/properties/${id}.ts`),
    ),
    ...properties.flatMap((property) =>
      said(
        `Guests ask about {list}. Answer in content/properties/${property.id}.ts.`,
        openQuestions(asked, [property]),
      ),
    ),
    ...toConfirm.map((statement) => `To confirm, then drop from content/to-confirm.ts: ${statement}.`),
    ...(site.name.includes(EXAMPLE_NAME)
      ? []
      : said(`Still the name of the example, ${EXAMPLE_NAME}, in: {list}.`, named)),
    ...(RESERVED.test(url) ? [] : forCounsel).map(
      (entry) => `To settle, then drop from content/to-confirm.ts: ${entry}.`,
    ),
  ]
}

const said = (sentence: string, items: readonly string[]) =>
  items.length > 0 ? [fill(sentence, { list: items.join(', ') })] : []
