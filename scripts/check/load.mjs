import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join, relative, sep } from 'node:path'
import { runInThisContext } from 'node:vm'
import { build, transformSync } from 'esbuild'

/** Stands in for a generated file, which may not exist yet: it has any property and is an empty list. */
const notMadeYet = new Proxy(
  {},
  {
    get(_, key) {
      if (key === '__esModule') return false
      return key === Symbol.iterator ? () => [].values() : notMadeYet
    },
  },
)

/** Thrown by an import of a file that cannot be read, which has its own fault. */
const unreadable = new Error('unreadable')

/**
 * Loads the content modules, and lists the faults that prevent one from being read.
 *
 * @param {string} root that holds `content/`
 * @param {string[]} files from the root
 * @returns {{ modules: Record<string, Record<string, unknown>>, faults: Fault[], consequences: Fault[],
 *   imports: Record<string, string[]> }} by file; `consequences` may follow from what is wrong in another file
 */
export async function loadContent(root, files) {
  const gone = files.filter((file) => !existsSync(join(root, file)))
  const faults = gone.map((file) => ({
    file,
    entry: 'file',
    message: 'It is not there. Fix: Bring it back, under this name.',
  }))
  const { outputFiles, metafile } = await bundle(root, files, faults, gone)
  const [map, code] = outputFiles.map(({ text }) => text)
  const loaders = {}
  const run = runInThisContext(`(function (require, exports) {${code}\n})`, { filename: 'content.cjs' })
  run((id) => {
    if (id.includes('/generated/')) return notMadeYet
    throw unreadable
  }, loaders)

  const modules = {}
  const thrown = new Set()
  for (const [file, load] of Object.entries(loaders)) {
    try {
      modules[file] = { ...load() }
    } catch (error) {
      if (error !== unreadable) thrown.add(error)
    }
  }
  const sources = new SourceMap(JSON.parse(map))
  const consequences = []
  for (const error of thrown) {
    const isName = error instanceof ReferenceError
    ;(isName ? faults : consequences).push(thrownFault(root, error, sources, isName))
  }
  const inputs = Object.entries(metafile.inputs)
  const imports = Object.fromEntries(
    inputs.map(([file, each]) => [file, each.imports.map(({ path }) => path)]),
  )
  return { modules, faults, consequences, imports }
}

/** Bundles the files into one script with a loader for each. Files that cannot be read are reported and left out. */
async function bundle(root, files, faults, broken) {
  const readable = files.filter((file) => !broken.includes(file))
  const loaders = readable.map((file) => `exports[${JSON.stringify(file)}] = () => require('./${file}')`)
  const unread = broken.flatMap((file) => [file, file.replace('.ts', '')].map((path) => join(root, path)))
  try {
    return await build({
      stdin: { contents: loaders.join('\n'), resolveDir: root },
      absWorkingDir: root,
      outfile: 'content.cjs',
      bundle: true,
      write: false,
      metafile: true,
      sourcemap: 'external',
      format: 'cjs',
      external: ['*.json', ...unread],
      plugins: [
        { name: 'typescript', setup: (plugin) => plugin.onLoad({ filter: /\.ts$/ }, toScript(root, faults)) },
      ],
      logLevel: 'silent',
      logLimit: 0,
    })
  } catch ({ errors }) {
    const first = new Map(errors.toReversed().map((error) => [error.location.file, error]))
    faults.push(...[...first.values()].map((error) => unreadableFault(root, error)))
    return bundle(root, files, faults, [...broken, ...first.keys()])
  }
}

/** Removes types before bundling: esbuild takes a missing import in a TypeScript file for an import of a type. */
const toScript = (root, faults) => {
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } }
  return ({ path }) => {
    // Paths in a source map are relative to the file's folder, paths in a fault to the root.
    const options = { loader: 'ts', sourcefile: basename(path), sourcemap: 'inline', tsconfigRaw }
    const inRoot = (location) => ({ ...location, file: relative(root, path).split(sep).join('/') })
    try {
      const { code, warnings } = transformSync(readFileSync(path, 'utf8'), { ...options, logLevel: 'silent' })
      for (const { id, location } of warnings)
        if (id === 'duplicate-object-key')
          faults.push(
            atLine(inRoot(location), `${wordAt(location)} stands there twice.`, 'Drop or rename one.'),
          )
      return { contents: code, loader: 'js' }
    } catch ({ errors }) {
      return {
        errors: errors.map(({ text, location }) => ({ text, location: inRoot(location), detail: 'syntax' })),
      }
    }
  }
}

const atLine = ({ file, line }, what, fix) => ({
  file,
  entry: `line ${line}`,
  message: `${what} Fix: ${fix}`,
})
const wordAt = ({ lineText, column, length }) => lineText.slice(column, column + length)
const linesOf = (root, file) => readFileSync(join(root, file), 'utf8').split('\n')

/** The fault of a file with a syntax error or with an import that does not exist. */
function unreadableFault(root, { location, detail }) {
  if (detail === 'syntax')
    return atLine(
      location,
      'It cannot be read.',
      'Look there and a line above: a quote, a comma or a bracket is missing or too many, or a quote is curly.',
    )
  const word = wordAt(location).replace(/['"]/g, '')
  const line = linesOf(root, location.file).findIndex((text) => text.includes(word)) + 1
  const what = `It imports ${word}, which is not there.`
  return {
    ...atLine({ ...location, line }, what, 'Correct the name or the path in the import.'),
    absent: [word],
  }
}

/** The fault of a file that throws: a word without quotes, or a property of something undefined. */
function thrownFault(root, { stack }, sources, isName) {
  const [, line, column] = /content\.cjs:(\d+):(\d+)/.exec(stack).map(Number)
  const { originalSource: file, originalLine, originalColumn } = sources.findEntry(line - 1, column - 1)
  const [word = 'a word'] = /[\w$]+/.exec(linesOf(root, file)[originalLine].slice(originalColumn)) ?? []
  const location = { file, line: originalLine + 1 }
  return isName
    ? atLine(location, `Nothing is called ${word}.`, 'Put text into quotes, or correct the name.')
    : atLine(location, `${word} is taken from what is not there.`, 'Correct the name before it.')
}
