/** Front matter that YAML cannot read, or reads as something else than what stands there. */
import { isMap, Lexer, LineCounter, parseDocument, visit } from 'yaml'

const cutOff =
  'What follows the # is left out, as a comment. Fix: Put the text into quotes, or give the comment a line of its own.'
const instruction = (sign: string) =>
  `A text that begins with ${sign} is read as an instruction. Fix: Put the text into quotes.`
const markup = (sign: string) =>
  `It would show ${sign} as it stands there. Fix: Write it as plain text, in which *asterisks* set a name of water in italics.`
const unreadable =
  'It cannot be read. Fix: Put text that holds a colon, a quote or an asterisk into quotes, and indent as another article does.'
const tab = 'A tab stands there, which cannot be read. Fix: Indent with spaces.'
const noSpace = 'A space is missing behind its first colon. Fix: Write it as in title: Low water.'
const twice = 'Its key stands there twice. Fix: Keep one of the two.'

type Fault = readonly [line: number, fault: string]

/**
 * Reads front matter, and finds what would be lost of it.
 *
 * @param yaml the lines between the two of `---`
 * @returns no `frontMatter` when it cannot be read; the faults, each with its line in the file
 */
export function readFrontMatter(yaml: string): { frontMatter?: object; faults: Fault[] } {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false })
  // The front matter begins on the second line of the file, after ---. What is unclosed has its fault at the end.
  const lineAt = (offset: number) => Math.min(counter.linePos(offset).line, yaml.split('\n').length) + 1
  const signs = signsIn(yaml)
  const faults = signs.map(({ offset, fault }): Fault => [lineAt(offset), fault])
  const [error] = document.errors
  if (error || !isMap(document.contents)) {
    const line = lineAt(error?.pos[0] ?? 0)
    if (!faults.some(([told]) => told === line))
      faults.push([line, faultOf(error?.code, yaml.split('\n')[line - 2]!)])
    return { faults }
  }
  visit(document, {
    Scalar: (_, { value, range }) => {
      const [sign] = shownAsIs.exec(typeof value === 'string' ? value : '') ?? []
      if (sign) faults.push([lineAt(range![0]), markup(sign)])
    },
  })
  // An instruction that nothing defines cannot be carried out.
  return signs.some(({ isInstruction }) => isInstruction)
    ? { faults }
    : { frontMatter: document.toJS(), faults }
}

/** Signs of Markdown and HTML, which only the text below the front matter may hold. */
const shownAsIs = /\*\*|~~|`|\]\(|<\/?[a-z]|<!--|&#?\w+;/i

function faultOf(code: string | undefined, line: string) {
  if (code === 'DUPLICATE_KEY') return twice
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) return tab
  return /^[ -]*[a-z]+:[^\s'"]/i.test(line) ? noSpace : unreadable
}

/** What the lexer adds to the text: the beginning of a document and of an unquoted text, and the end of a list in brackets. */
const UNQUOTED = '\x1f'
const added = ['\x02', UNQUOTED, '\x18']

/** The comments behind a value, and the signs that make an instruction of one. */
function signsIn(yaml: string) {
  const found: { offset: number; fault: string; isInstruction: boolean }[] = []
  let offset = 0
  let before = ''
  for (const token of new Lexer().lex(yaml)) {
    const isFirst = !yaml.slice(0, offset).split('\n').at(-1)!.trim()
    const isInstruction = /^[!&*]/.test(token) && before !== UNQUOTED
    if (isInstruction) found.push({ offset, fault: instruction(token[0]!), isInstruction })
    if (token.startsWith('#') && !isFirst && before !== UNQUOTED)
      found.push({ offset, fault: cutOff, isInstruction })
    if (!added.includes(token)) offset += token.length
    before = token
  }
  return found
}
