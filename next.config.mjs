import createMDX from '@next/mdx'
import { pluginNames } from './lib/articles/plugins.mjs'

// Otherwise a first build prints a notice about telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** @type {import('next').NextConfig} */
const site = {
  output: 'export',
  // Without a root of its own, Next would follow lock files and configurations of folders above.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // Every navigation loads a document, so no page compares build ids.
  generateBuildId: () => 'site',
  // Every sheet has the mixins at hand as `tools`.
  sassOptions: { loadPaths: ['lib/styles'], additionalData: "@use 'tools';" },
}

export default createMDX({ options: { remarkPlugins: pluginNames } })(site)
