import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import createMDX from '@next/mdx'
import { compile } from 'sass'
import { loadPropertyIds } from './scripts/shared/load-content.mjs'

// Otherwise a first build prints a notice about telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const READINGS = 'content/generated/availability.json'
const hasTakenNights =
  existsSync(READINGS) && Object.keys(JSON.parse(readFileSync(READINGS, 'utf8'))).length > 0

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
    TAKEN_NIGHTS: hasTakenNights ? '1' : '',
    CALENDAR_STYLE: calendarStyle,
    PROPERTY_IDS: (await loadPropertyIds()).join(' '),
  },
  // Every sheet has the mixins at hand as `tools`.
  sassOptions: { loadPaths, additionalData: "@use 'tools';" },
}

// Turbopack passes options to its workers as JSON, so plugins are given by name.
const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-frontmatter',
      ['remark-mdx-frontmatter', { name: 'frontmatter' }],
      fileURLToPath(new URL('scripts/make/mark-initial.mjs', import.meta.url)),
    ],
  },
})

export default withMDX(site)
