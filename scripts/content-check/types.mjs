import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { contentModules } from './files.mjs'
import { explain, explainSyntax } from './explain.mjs'

const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The checkers of this process by root: a second look takes a tenth of the first. */
const services = new Map()

/**
 * What the compiler says of the shape of the content (missing fields, text where a number belongs, names that nothing
 * has), in the words of the content check.
 *
 * @param {string} root that holds `content/`; types come from this project
 * @returns {{ problems: string[], isReadable: boolean }} not readable: a file is no TypeScript, or imports what is not
 *   there. Then that alone is said, as all else would follow from it.
 */
export function typeProblems(root) {
  const service = services.get(root) ?? createService(root)
  services.set(root, service)
  const program = service.getProgram()
  const files = contentModules(root).map((file) => program.getSourceFile(join(root, file)))
  const nameOf = ({ file }) => relative(root, file.fileName).split(sep).join('/')
  const garbled = files.flatMap((file) => program.getSyntacticDiagnostics(file).slice(0, 1))
  const misshapen = files.flatMap((file) => program.getSemanticDiagnostics(file))
  const unreadable = [
    ...garbled.map((each) => explainSyntax(each, nameOf(each))),
    ...misshapen.filter(isBadImport).map((each) => explain(each, nameOf(each))),
  ]
  if (unreadable.length > 0) return { problems: unreadable, isReadable: false }
  const found = misshapen.filter((each) => !isGenerated(each))
  return { problems: [...new Set(found.map((each) => explain(each, nameOf(each))))], isReadable: true }
}

const textOf = ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')
const isGenerated = (diagnostic) => diagnostic.code === 2307 && textOf(diagnostic).includes('generated/')
const isBadImport = (diagnostic) => diagnostic.code === 2307 && !isGenerated(diagnostic)

function createService(root) {
  const { config } = ts.readConfigFile(join(PROJECT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, PROJECT)
  const compilerOptions = {
    ...options,
    incremental: false,
    plugins: [],
    types: ['node'],
    typeRoots: [dirname(dirname(createRequire(import.meta.url).resolve('@types/node/package.json')))],
    paths: { '@/*': [join(PROJECT, '*')] },
  }
  // What a build generates may be missing or older than the content, and says nothing of it.
  const isOurs = (file) => !/[\\/]content[\\/]generated[\\/]/.test(file)
  const fileExists = (file) => isOurs(file) && ts.sys.fileExists(file)
  const host = {
    getCompilationSettings: () => compilerOptions,
    getScriptFileNames: () => contentModules(root).map((file) => join(root, file)),
    getScriptVersion: versionOf,
    getScriptSnapshot: (file) =>
      fileExists(file) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(file)) : undefined,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  }
  return ts.createLanguageService(host)
}

function versionOf(file) {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}
