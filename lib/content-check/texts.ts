import { problem } from './problem'

/** Where nothing may stand: `owner` is shown once it is filled, so are the terms; a build without `noindex` is found. */
const MAY_BE_EMPTY = /(^|, )(owner|terms|noindex|whatsApp)(,|$)/

/**
 * Texts that are empty, and asterisks that stand alone, anywhere in the content.
 *
 * @param file whose values they are
 * @param values by name, as the file exports them
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkTexts(file: string, values: Readonly<Record<string, unknown>>): string[] {
  return textsIn(values).flatMap(([entry, text]) => [
    ...(text.trim() || MAY_BE_EMPTY.test(entry) ? [] : [problem(file, entry, 'It is empty.', 'Fill it in.')]),
    ...(text.split('*').length % 2 === 0
      ? [
          problem(
            file,
            entry,
            'An asterisk stands alone.',
            'Put one on each side of the word that names water.',
          ),
        ]
      : []),
  ])
}

/**
 * Blanks that are misspelt or gone: the page fills them in, so a sentence without its blank says less than it must.
 *
 * @param words `content/booking.ts` or another file with words in braces
 * @param blanks of each sentence by its entry: `{ 'where, sleeps': ['capacity'] }`
 */
export function checkBlanks(
  file: string,
  words: Readonly<Record<string, unknown>>,
  blanks: Readonly<Record<string, readonly string[]>>,
): string[] {
  return textsIn(words).flatMap(([entry, text]) => {
    const wanted = blanks[entry] ?? []
    const found = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
    return [
      ...wanted
        .filter((name) => !found.includes(name))
        .map((name) =>
          problem(file, entry, `The blank {${name}} is gone.`, 'Put it back where it is to be filled in.'),
        ),
      ...found
        .filter((name) => !wanted.includes(name))
        .map((name) =>
          problem(
            file,
            entry,
            `Nothing fills in the blank {${name}}.`,
            wanted.length > 0
              ? `Take ${wanted.map((each) => `{${each}}`).join(' or ')}.`
              : 'Write it out, without braces.',
          ),
        ),
    ]
  })
}

/** Every text anywhere within a value, with the keys that lead to it; those of pictures have a check of their own. */
function textsIn(value: unknown, keys: readonly string[] = []): [entry: string, text: string][] {
  if (typeof value === 'string') return [[keys.join(', '), value]]
  if (typeof value !== 'object' || value === null || 'alt' in value) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key
    return textsIn(inner, [...keys, name])
  })
}
