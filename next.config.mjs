import createMDX from '@next/mdx'
import { beginExport, prepare } from './scripts/prepare.mjs'

// Otherwise a first build prints a notice about telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/**
 * What reads articles and legal pages beside MDX itself. They are named, because Turbopack passes options to its workers as JSON. A
 * single tilde stands before a number that is about right.
 */
const remarkPlugins = [
  ['remark-gfm', { singleTilde: false }],
  `${import.meta.dirname}/lib/articles/shape-text.mjs`,
]

/** @type {import('next').NextConfig} */
const site = {
  output: 'export',
  // Finishes each page in out/ after the export.
  adapterPath: `${import.meta.dirname}/adapter/index.mjs`,
  // A build does not check the types of tests.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // Without a root of its own, Next would follow lock files and configurations of folders above.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // Next asks for it in a build alone, once no other one runs here. Every navigation loads a document, so no page compares ids.
  generateBuildId: () => {
    beginExport()
    return 'site'
  },
  // Every sheet has the mixins at hand as `tools`.
  sassOptions: { loadPaths: ['lib/styles'], additionalData: "@use 'tools';" },
}

/** Next calls it for each command, `next/jest` included, and again in each of its workers. */
export default async function config(phase) {
  await prepare(phase)
  return createMDX({ options: { remarkPlugins } })(site)
}
