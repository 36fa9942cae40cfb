/**
 * Makes a text safe for addresses, files and mail programs. Every line break becomes `\n`, control characters are removed,
 * and a lone surrogate, for which `encodeURIComponent` throws, becomes U+FFFD.
 *
 * @example clean('two\r\nlines\u0000') // 'two\nlines'
 */
export function clean(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** Does the same, and puts the text on one line. */
export function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s+/g, ' ').trim()
}
