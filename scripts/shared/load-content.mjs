import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import { textFault } from '../shared/text-faults.mjs'

/** Stands in for a generated file, which may not exist yet. Any property of it can be read, and looping over it gives nothing. */
const notMadeYet = new Proxy(
  { __esModule: false, [Symbol.iterator]: () => [].values() },
  { get: (known, key) => (key in known ? known[key] : notMadeYet) },
)

const unreadable =
  'It cannot be read. Fix: Look there and a line above: a quote, a comma or a bracket is missing or too many, or a quote is curly.'

const apostrophe = 'The text ends at its apostrophe. Fix: Write ’ in place of it, as in O’Shea.'

/**
 * Runs a content module, bundled with the modules that it imports.
 *
 * @param {string} root folder of `content/`
 * @param {string} file relative to `root`
 * @returns {Promise<{ file: string, faults: string[], values?: object, imported?: string[] }>} a line for each fault of it
 *   and of the files that it imports; its exports (`values`) and all files that it imports, unless it cannot be run
 */
export async function loadModule(root, file) {
  if (!existsSync(join(root, file)))
    return { file, faults: [`${file} › file: It is not there. Fix: Bring it back, under this name.`] }
  const faultOf = (each) => textFault(each, readFileSync(join(root, each)))
  const misread = faultOf(file)
  if (misread) return { file, faults: [misread] }
  const { errors, warnings, outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    format: 'cjs',
    external: ['*.json'],
    outdir: '.',
    write: false,
    sourcemap: 'external',
    metafile: true,
    logLevel: 'silent',
  }).catch((failure) => failure)
  const repeated = warnings.filter(({ id }) => id === 'duplicate-object-key')
  const faults = [...errors, ...repeated].map((each) => faultOf(each.location.file) ?? bundlingFault(each))
  if (errors.length > 0) return { file, faults }
  const imported = Object.keys(metafile.inputs).filter((each) => each !== file)
  const [map, code] = outputFiles
  const loaded = { exports: {} }
  try {
    compileFunction(code.text, ['module', 'require'], { filename: 'bundle' })(loaded, () => notMadeYet)
    return { file, faults, values: { ...loaded.exports }, imported }
  } catch (error) {
    return { file, faults: [...faults, thrownFault(error, new SourceMap(JSON.parse(map.text)))] }
  }
}

function bundlingFault({ id, text, location: { file, line, lineText, column, length } }) {
  const at = `${file} › line ${line}`
  if (id === 'duplicate-object-key')
    return `${at}: ${lineText.slice(column, column + length)} stands there twice. Fix: Drop or rename one.`
  const [, name] = /^(?:Could not resolve|No matching export in .+ for import) "(.+)"$/.exec(text) ?? []
  // Columns count bytes.
  const [before, after] = [[0, column], [column]].map((span) =>
    Buffer.from(lineText)
      .subarray(...span)
      .toString(),
  )
  if (!name && /\p{L}'\s*$/u.test(before) && /^(?![\w$]+\s*:)\p{L}/u.test(after))
    return `${at}: ${apostrophe}`
  if (!name) return `${at}: ${unreadable}`
  return `${at}: It imports ${name}, which is not there. Fix: Correct the name or the path in the import.`
}

/** The fault of a module that throws: a word without quotes, or a property of something undefined. */
function thrownFault({ name, message, stack }, sourceMap) {
  const [, line, column] = /bundle:(\d+):(\d+)/.exec(stack)
  const { fileName, lineNumber } = sourceMap.findOrigin(Number(line), Number(column))
  const at = `${fileName} › line ${lineNumber}`
  if (name === 'ReferenceError')
    return `${at}: Nothing is called ${message.split(' ')[0]}. Fix: Put text into quotes, or correct the name.`
  const [, word = 'Something'] = /reading '(.+)'/.exec(message) ?? []
  return `${at}: ${word} is taken from what is not there. Fix: Correct the name before it.`
}
