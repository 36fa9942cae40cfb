import { isUtf8 } from 'node:buffer'

/**
 * What is wrong with a file before anybody reads what it says: its encoding, and versions that git could not merge.
 *
 * @param file for the message
 * @returns the line that names the first such fault
 */
export function textFault(file: string, bytes: Buffer) {
  const text = bytes.toString()
  const at = (index: number) => `${file} › line ${text.slice(0, index).split('\n').length}:`
  const lost = text.indexOf('\ufffd')
  if (!isUtf8(bytes))
    return `${at(lost)} It is not saved as UTF-8, so letters such as é are lost. Fix: Save the file again with the encoding UTF-8, and look at each such letter.`
  if (lost >= 0)
    return `${at(lost)} It holds \ufffd in place of a letter that was lost. Fix: Write the letter again, and save the file as UTF-8.`
  const merge = text.search(/^(<{7}|>{7})( |\r?$)/m)
  if (merge >= 0)
    return `${at(merge)} Two versions stand there, which git could not merge. Fix: Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`
  if (text.startsWith('\ufeff') && file.endsWith('.mdx'))
    return `${at(0)} An invisible sign, a byte-order mark, stands before the first ---. Fix: Save the file again as UTF-8 without BOM.`
  return undefined
}

/** Spaces other than the plain one, and signs that nobody sees, as such or as the code writes them. */
const notPlain =
  /[^\S \t\r\n]|[^\P{Cc}\t\r\n]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]|\\(u00a0|u00ad|u2007|u2009|u200b|u202f|u2060|xa0)|&(nbsp|shy|thinsp|#0*160|#xa0);/giu

/**
 * The signs of a file that look like a plain space or like nothing, as word processors write them. Whoever searches for a text
 * does not find it with them, and patterns do not match it.
 *
 * @param file for the message
 * @returns a line for each sign, with the words before it
 */
export function spaceFaults(file: string, text: string): string[] {
  return [...text.replace(/^\ufeff/, ' ').matchAll(notPlain)].map(({ index }) => {
    const before = text.slice(0, index).split('\n')
    const [words] = /[^\s'"`]*\s?[^\s'"`]*$/.exec(String(before.at(-1)).replaceAll(notPlain, ' ')) ?? ['']
    return `${file} › line ${before.length}: After “${words}” stands a space that is no plain one, or a sign that nobody sees. Fix: Delete it, and type a space where one belongs.`
  })
}
