import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { buildId } from './scripts/build-id.mjs'

/** @type {import('next').NextConfig} */
const site = {
  output: 'export',
  trailingSlash: false,
  pageExtensions: ['ts', 'tsx'],
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  generateBuildId: buildId,
  sassOptions: { loadPaths: ['lib/styles'] },
}

// Pages of the workshop, `page.dev.tsx`, are there for `npm run dev` alone, and in no export.
const whileEditing = { ...site, pageExtensions: [...site.pageExtensions, 'dev.tsx'] }

// Turbopack hands options to its workers as JSON, so plugins are named, not imported.
const withMDX = createMDX({
  options: {
    remarkPlugins: ['remark-frontmatter', ['remark-mdx-frontmatter', { name: 'frontmatter' }]],
  },
})

/** @param {string} phase what Next is asked to do: serve while somebody edits, or build */
export default function config(phase) {
  return withMDX(phase === PHASE_DEVELOPMENT_SERVER ? whileEditing : site)
}
