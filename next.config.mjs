import { existsSync, readFileSync } from 'node:fs'
import createMDX from '@next/mdx'
import { compile } from 'sass'
import { articlePluginNames } from './scripts/make/article-plugins.mjs'

// Otherwise a first build prints a notice about telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** What `npm run availability` and `npm run prepare:assets` have written, if they have been run. */
const generated = (name) => {
  const file = `.generated/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const loadPaths = ['lib/styles']

/** Next would link the styles of the calendar in the page, before anybody wants it. Its script adds them instead. */
const { css: calendarStyle } = compile('components/booking/NightsCalendar/nights-calendar.scss', {
  loadPaths,
  style: 'compressed',
})

/** @type {import('next').NextConfig} */
const site = {
  output: 'export',
  trailingSlash: false,
  pageExtensions: ['ts', 'tsx'],
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Every navigation loads a document, so no page compares build ids.
  generateBuildId: () => 'site',
  // Empty without calendars: what shows taken nights then leaves no trace in the export.
  env: {
    TAKEN_NIGHTS: Object.keys(generated('availability')).length > 0 ? '1' : '',
    CALENDAR_STYLE: calendarStyle,
  },
  // Every sheet has the mixins at hand as `tools`.
  sassOptions: { loadPaths, additionalData: "@use 'tools';" },
}

const withMDX = createMDX({ options: { remarkPlugins: articlePluginNames } })

export default withMDX(site)
