/** @example mailAddress('a@b.example', 'Dates & price', 'When?') // 'mailto:a@b.example?subject=Dates%20%26%20price&body=When%3F' */
export const mailAddress = (address: string, subject: string, text: string) =>
  `mailto:${address}?subject=${encode(subject)}&body=${encode(text)}`

/** @param number digits with country code: `353740000000` */
export const whatsAppAddress = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encode(text)}`

/** Encodes a text for an address. Line breaks become CRLF (RFC 6068 §5). */
export const encode = (text: string) => encodeURIComponent(clean(text).replaceAll('\n', '\r\n'))

/**
 * Makes a text safe for addresses, files and mail programs. Every line break becomes `\n`, control characters are removed,
 * and a lone surrogate, for which `encodeURIComponent` throws, becomes U+FFFD.
 *
 * @example clean('two\r\nlines\u0000') // 'two\nlines'
 */
export const clean = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
