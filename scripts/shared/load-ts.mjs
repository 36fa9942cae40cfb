import { createRequire } from 'node:module'
import { register } from 'esbuild-register/dist/node.js'

register({ target: 'node20', logOverride: { 'duplicate-object-key': 'silent' } })
const require = createRequire(new URL('../../package.json', import.meta.url))

/**
 * Loads a TypeScript module of the project into an `.mjs` program. The `@/` alias works.
 *
 * @example loadTs('content/site.ts').site.url
 */
export const loadTs = (path) => require(`./${path}`)
