import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceOrigin } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type BuildFailure, type BuildResult, type Message } from 'esbuild'
import type { WrittenContent } from '@/lib/content/compose'
import { spaceFaults, textFault } from './text-faults'

const unreadable =
  'It cannot be read. Fix: Look there and a line above: a quote, a colon, a comma or a bracket is missing or too many, or a quote is curly; a number stands alone, as 1575, without €, % or comma.'

const apostrophe = 'The text ends at its apostrophe. Fix: Write ’ in place of it, as in O’Shea.'

/** Thrown for an import of a file that has its fault already. */
const told = new Error('The file cannot be read.')

/**
 * Runs content modules, all in one bundle. A module that cannot be run does not stop the others, but for those that import it.
 *
 * @param root folder of `content/`
 * @param files relative to `root`
 * @returns a line for each fault, the exports of each file that can be run, and all files that a file imports
 */
export async function loadModules(root: string, files: string[]) {
  const faultOf = (file: string) =>
    existsSync(join(root, file))
      ? textFault(file, readFileSync(join(root, file)))
      : `${file} › file: It is not there. Fix: Bring it back, under this name.`
  const faults = files.flatMap((file) => faultOf(file) ?? [])
  const { outputFiles, metafile } = await bundle(
    root,
    files.filter((file) => !faultOf(file)),
    (each) => faults.push(faultOf(each.location!.file) ?? bundlingFault(each)),
  )
  const [map, code] = outputFiles.map(({ text }) => text) as [string, string]
  const loaded: { exports: Record<string, () => object> } = { exports: {} }
  const require = () => {
    throw told
  }
  compileFunction(code, ['module', 'require'], { filename: 'bundle' })(loaded, require)
  const exportsByFile: Record<string, unknown> = {}
  for (const [file, run] of Object.entries(loaded.exports))
    try {
      exportsByFile[file] = { ...run() }
      faults.push(...spaceFaults(file, readFileSync(join(root, file), 'utf8')))
    } catch (error) {
      if (error !== told) faults.push(thrownFault(error as Error, new SourceMap(JSON.parse(map))))
    }
  const importsOf = (file: string, found = new Set<string>()) => {
    for (const { path } of metafile.inputs[file]?.imports ?? [])
      if (!found.has(path)) importsOf(path, found.add(path))
    return found
  }
  return { faults: [...new Set(faults)], exportsByFile: exportsByFile as WrittenContent, importsOf }
}

/** Bundles modules, each behind a function that runs it. Reports each fault, and leaves out the files that have one. */
async function bundle(
  root: string,
  files: string[],
  report: (message: Message) => void,
  broken: string[] = [],
): Promise<BuildResult<{ write: false; metafile: true }>> {
  const entries = files
    .filter((file) => !broken.includes(file))
    .map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)}),`)
  const result = await build({
    stdin: { contents: `module.exports = {${entries.join('')}}`, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'cjs',
    external: broken.map((file) => join(root, file)),
    outdir: '.',
    write: false,
    sourcemap: 'external',
    metafile: true,
    logLevel: 'silent',
  }).catch((failure: BuildFailure) => failure)
  const { errors, warnings } = result
  const repeated = warnings.filter(({ id }) => id === 'duplicate-object-key')
  for (const each of [...errors, ...repeated]) report(each)
  const found = errors.map(({ location }) => location!.file)
  return 'outputFiles' in result ? result : bundle(root, files, report, [...broken, ...found])
}

function bundlingFault({ id, text, location }: Message) {
  const { file, line, lineText, column, length } = location!
  const at = `${file} › line ${line}`
  if (id === 'duplicate-object-key')
    return `${at}: ${lineText.slice(column, column + length)} stands there twice. Fix: Drop or rename one.`
  const [, name] = /^(?:Could not resolve|No matching export in .+ for import) "(.+)"$/.exec(text) ?? []
  // Columns count bytes.
  const bytes = Buffer.from(lineText)
  const [before, after] = [String(bytes.subarray(0, column)), String(bytes.subarray(column))]
  if (!name && /\p{L}'\s*$/u.test(before) && /^(?![\w$]+\s*:)\p{L}/u.test(after))
    return `${at}: ${apostrophe}`
  if (!name) return `${at}: ${unreadable}`
  return `${at}: It imports ${name}, which is not there. Fix: Correct the path, or delete the line and what it names if the file is gone on purpose.`
}

/** The fault of a module that throws: a word without quotes, or a property of something undefined. */
function thrownFault({ name, message, stack = '' }: Error, sourceMap: SourceMap) {
  const [, line, column] = /bundle:(\d+):(\d+)/.exec(stack) ?? []
  const { fileName, lineNumber } = sourceMap.findOrigin(Number(line), Number(column)) as SourceOrigin
  const at = `${fileName} › line ${lineNumber}`
  if (name === 'ReferenceError')
    return `${at}: Nothing is called ${message.split(' ')[0]}. Fix: Put text into quotes, or correct the name.`
  const [, word = 'Something'] = /reading '(.+)'/.exec(message) ?? []
  return `${at}: ${word} is taken from what is not there. Fix: Correct the name before it.`
}
