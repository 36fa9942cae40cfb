import createMDX from '@next/mdx'
import { buildId } from './scripts/build/build-id.mjs'

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

// Turbopack passes options to its workers as JSON, so plugins are given by name.
const withMDX = createMDX({
  options: {
    remarkPlugins: ['remark-frontmatter', ['remark-mdx-frontmatter', { name: 'frontmatter' }]],
  },
})

export default withMDX(site)
