import { readFileSync, realpathSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { transformSync } from 'esbuild'
import { filesIn } from './files.mjs'
// It installs the loader for TypeScript.
import '../build/load-ts.mjs'

/** Stands in for a generated file, which may not exist yet. Reading any property of it works, and looping over it gives nothing. */
const notMadeYet = new Proxy(
  { __esModule: false, [Symbol.iterator]: () => [].values() },
  { get: (known, key) => (key in known ? known[key] : notMadeYet) },
)

/**
 * Loads the content modules, and lists the faults that prevent one from being read.
 *
 * @param {string} root folder of `content/`
 * @param {string[]} files the modules to load, relative to `root`
 * @returns {{ modules: Record<string, object>, faults: Fault[], consequences: Fault[], reaches: Function }} the exports by
 *   file; `consequences` may follow from a fault in another file; `reaches(a, b)` tells whether `a` imports `b`, also
 *   through other files
 */
export function loadContent(root, files) {
  const there = filesIn(join(root, 'content'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated/'))
    .map((file) => `content/${file}`)
  const texts = new Map(there.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const imports = new Map(there.map((file) => [file, importsOf(file, texts.get(file))]))
  const reaches = (from, to, seen = new Set()) =>
    (imports.get(from) ?? []).some(
      ({ target }) => target === to || (!seen.has(target) && reaches(target, to, seen.add(target))),
    )
  const gone = files.filter((file) => !texts.has(file))
  const unreadable = there.flatMap((file) => [
    ...syntaxFaults(file, texts.get(file)),
    ...imports.get(file).flatMap((each) => (gone.includes(each.target) ? [] : importFaults(each, texts))),
  ])
  const broken = [...gone, ...unreadable.filter(({ isHarmless }) => !isHarmless).map(({ file }) => file)]
  const loadable = files.filter((file) => !broken.some((each) => each === file || reaches(file, each)))
  const { modules, thrown } = run(realpathSync(root), loadable)
  return {
    modules,
    faults: [
      ...gone.map((file) => ({ file, entry: 'file', message: absentFile })),
      ...unreadable,
      ...thrown.filter(({ isName }) => isName),
    ],
    consequences: thrown.filter(({ isName }) => !isName),
    reaches,
  }
}

const absentFile = 'It is not there. Fix: Bring it back, under this name.'
const atLine = (file, line, what, fix) => ({ file, entry: `line ${line}`, message: `${what} Fix: ${fix}` })

/** The imports of other content modules, with the names that they take. */
const importsOf = (file, text) =>
  [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].map(([all, names, path]) => ({
    file,
    path,
    target: `${posix.join(posix.dirname(file), path)}.ts`,
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
    line: text.slice(0, text.indexOf(all)).split('\n').length,
  }))

function importFaults({ file, path, target, names, line }, texts) {
  const isExported = (name) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(texts.get(target))
  const absent = texts.has(target) ? names.filter((name) => !isExported(name)) : [path]
  const fix = 'Correct the name or the path in the import.'
  return absent.map((name) => ({
    ...atLine(file, line, `It imports ${name}, which is not there.`, fix),
    absent: [name],
  }))
}

function syntaxFaults(file, text) {
  try {
    const { warnings } = transformSync(text, { loader: 'ts', logLevel: 'silent' })
    const repeated = warnings.filter(({ id }) => id === 'duplicate-object-key')
    return repeated.map(({ location: { line, lineText, column, length } }) => {
      const key = lineText.slice(column, column + length)
      return { ...atLine(file, line, `${key} stands there twice.`, 'Drop or rename one.'), isHarmless: true }
    })
  } catch ({ errors: [{ location }] }) {
    const fix =
      'Look there and a line above: a quote, a comma or a bracket is missing or too many, or a quote is curly.'
    return [atLine(file, location.line, 'It cannot be read.', fix)]
  }
}

/** Runs the modules, each of which may throw. */
function run(root, files) {
  const require = createRequire(join(root, 'content/'))
  const modules = {}
  const thrown = []
  const load = Module._load
  Module._load = (request, ...rest) => (request.includes('/generated/') ? notMadeYet : load(request, ...rest))
  for (const file of files) {
    try {
      modules[file] = { ...require(join(root, file)) }
    } catch (error) {
      thrown.push(thrownFault(root, error))
    }
  }
  Module._load = load
  for (const path of Object.keys(require.cache))
    if (path.startsWith(join(root, 'content/'))) delete require.cache[path]
  return { modules, thrown }
}

/** The fault of a file that throws: a word without quotes, or a property of something undefined. */
function thrownFault(root, { name, message, stack }) {
  const [, file, line] = /^.(.+?\.ts):(\d+):/.exec(stack.slice(stack.indexOf(root) + root.length))
  const at = (what, fix) => atLine(file.replaceAll('\\', '/'), line, what, fix)
  if (name === 'ReferenceError')
    return {
      ...at(`Nothing is called ${message.split(' ')[0]}.`, 'Put text into quotes, or correct the name.'),
      isName: true,
    }
  const [, word = 'Something'] = /reading '(.+)'/.exec(message) ?? []
  return at(`${word} is taken from what is not there.`, 'Correct the name before it.')
}
