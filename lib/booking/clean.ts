/**
 * A text that every address, file and mail program can carry: line breaks as `\n`, no control characters, no halves of
 * characters (which `encodeURIComponent` refuses with an exception).
 *
 * @example clean('two\r\nlines\u0000') // 'two\nlines'
 */
export function clean(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s+/g, ' ').trim()
}
