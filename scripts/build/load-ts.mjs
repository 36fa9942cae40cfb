import { createRequire } from 'node:module'
import { register } from 'esbuild-register/dist/node.js'

register({ target: 'node20' })
const require = createRequire(new URL('../../', import.meta.url))

/**
 * Loads a TypeScript module into a build script: content, or a rule of `lib`. The `@/` alias holds.
 *
 * @param {string} path from the root of the project, with its ending
 * @example loadTs('content/site.ts').site.url
 */
export const loadTs = (path) => require(`./${path}`)
