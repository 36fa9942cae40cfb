import { createRequire } from 'node:module'
import { buildSync } from 'esbuild'
import { contentModules } from './files.mjs'

// Of articles the check reads the sources: it needs no MDX.
const isRead = (file) => file !== 'content/blog/articles.ts'
const require = createRequire(import.meta.url)

/** What a build makes later, of whatever shape: the words do not depend on it. */
const notMadeYet = new Proxy(
  {},
  {
    get(_, key) {
      if (key === '__esModule') return false
      return key === Symbol.iterator ? () => [].values() : notMadeYet
    },
  },
)

/**
 * What the files of `content/` export, without what a build generates from them.
 *
 * @param {string} root that holds `content/`
 * @returns {Record<string, Record<string, unknown>>} by file
 * @throws where a file cannot be read: the types say which
 */
export function loadContent(root) {
  const files = contentModules(root).filter(isRead)
  const { outputFiles } = buildSync({
    stdin: {
      contents: files.map((file, index) => `export * as m${index} from './${file}'`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: ['*.json'],
    logLevel: 'silent',
  })
  const loaded = { exports: {} }
  const requireOr = (id) => (id.includes('/generated/') ? notMadeYet : require(id))
  new Function('require', 'module', outputFiles[0].text)(requireOr, loaded)
  return Object.fromEntries(files.map((file, index) => [file, { ...loaded.exports[`m${index}`] }]))
}
