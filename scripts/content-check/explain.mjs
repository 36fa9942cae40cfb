import ts from 'typescript'
import { loadTs } from '../build/load-ts.mjs'

const { problem } = loadTs('lib/content-check/problem.ts')

/** What the compiler says, by pattern, and how that is said to somebody who writes content. */
const words = [
  [
    /^Argument of type '"([^"]*)"' is not assignable to parameter of type '"(?:house|apartment|blog)\//,
    (name) => [`There is no picture ${name}.`, 'Take a name of content/photos/photos.ts.'],
  ],
  [
    /Property '(\w+)' is missing in type/,
    (name) => [`${name} is missing.`, 'Add it, as its neighbours have it.'],
  ],
  [
    /is missing the following properties from type '[^']*': ([\w, ]+)/,
    (names) => [`${names} are missing.`, 'Add them, as its neighbours have them.'],
  ],
  [
    /may only specify known properties,? (?:and|but) '?"?([^'"]+)"?'? does not exist/,
    (name) => [`Nothing asks for ${name}.`, 'Mend its spelling, or drop it.'],
  ],
  [
    /^An object literal cannot have multiple properties with the same name/,
    () => ['It stands there twice.', 'Drop or rename one.'],
  ],
  [
    /^Cannot find module '([^']+)'/,
    (path) => [`There is no ${path} to import.`, 'Mend the path in the import.'],
  ],
  [
    /^(?:Module .* has no exported member|'[^']*' has no exported member named) '?(\w+)/,
    (name) => [`The imported file has no ${name}.`, 'Mend the name in the import.'],
  ],
  [
    /^Cannot find name '(\w+)'/,
    (name) => [`${name} is no known name.`, 'Put text into quotes, or import it.'],
  ],
  [/Type '(.+)' is not assignable to type '(.+)'/, (given, wanted) => mismatch(given, wanted)],
]

const kinds = { string: 'text', number: 'a number', boolean: 'true or false' }
const fixes = {
  string: 'Put it into quotes.',
  number: 'Write the number alone, without quotes.',
  boolean: 'Write true or false, without quotes.',
}

function mismatch(given, wanted) {
  const choices = [...wanted.matchAll(/"([^"]+)"/g)].map(([, choice]) => choice)
  const what = kinds[given] ?? given.replaceAll('"', '')
  if (choices.length > 0) return [`It is ${what}.`, `Take ${choices.join(' or ')}.`]
  const belongs = kinds[wanted] ?? 'something else'
  return [
    `It is ${what}, and ${belongs} belongs there.`,
    fixes[wanted] ?? 'Write it as its neighbours are written.',
  ]
}

const lineOf = ({ file, start = 0 }) => `line ${file.getLineAndCharacterOfPosition(start).line + 1}`
const sentence = (text) => `${text.replace(/\.$/, '')}.`

/** The same of a file that is no TypeScript. */
export const explainSyntax = (diagnostic, file) =>
  problem(
    file,
    lineOf(diagnostic),
    `It cannot be read: ${sentence(leafOf(diagnostic.messageText))}`,
    'Look there and a line above for a quote, a comma or a bracket that is missing or too many.',
  )

/**
 * A diagnostic of the compiler as a line of the content check.
 *
 * @param {ts.Diagnostic} diagnostic
 * @param {string} file from the root
 */
export function explain(diagnostic, file) {
  const deepest = leafOf(diagnostic.messageText)
  const entry = [...namesTo(diagnostic.file, diagnostic.start ?? 0), lineOf(diagnostic)].join(', ')
  for (const [pattern, say] of words) {
    const [, ...found] = pattern.exec(deepest) ?? []
    if (found.length > 0 || pattern.test(deepest)) return problem(file, entry, ...say(...found))
  }
  return problem(file, entry, sentence(deepest), 'Write it as its neighbours are written.')
}

/** The innermost reason of a chain of them. */
function leafOf(message) {
  if (typeof message === 'string') return message
  return message.next?.length > 0 ? leafOf(message.next[0]) : message.messageText
}

/** The names that lead to a place in a file: of the variable, and of the keys within it. */
function namesTo(source, position) {
  const names = []
  const visit = (node) => {
    if (position < node.getStart(source) || position >= node.end) return
    const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)
    if (isNamed) names.push(node.name.text ?? node.name.getText(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}
