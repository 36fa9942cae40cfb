import { createRequire } from 'node:module'
import { register } from 'esbuild-register/dist/node.js'

register({ target: 'node20' })
const require = createRequire(new URL('../../package.json', import.meta.url))

/**
 * Loads a TypeScript module of `content` or `lib` into a build script. The `@/` alias works.
 *
 * @param {string} path from the root of the project, with its extension
 * @example loadTs('content/site.ts').site.url
 */
export const loadTs = (path) => require(`./${path}`)
