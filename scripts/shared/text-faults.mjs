import { isUtf8 } from 'node:buffer'

/**
 * What is wrong with a file before anybody reads what it says: its encoding, and versions that git could not merge.
 *
 * @param {string} file for the message
 * @param {Buffer} bytes
 * @returns {string | undefined} the line that names the first such fault
 */
export function textFault(file, bytes) {
  const text = bytes.toString()
  const at = (index) => `${file} › line ${text.slice(0, index).split('\n').length}:`
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
