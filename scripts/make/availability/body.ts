import { gunzipSync } from 'node:zlib'
import { Fault } from './fault'

const MOST_BYTES = 5_000_000

/**
 * The text of a calendar as a server or a file has it: compressed or not, in UTF-8 or UTF-16. Bytes of other encodings, as
 * Latin-1, occur only in names, which are not read.
 */
export function textFrom(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) throw new Fault('it has more than 5 MB. Fix: Export fewer years')
  const [first, second] = bytes
  if (first === 0x1f && second === 0x8b) return textFrom(unpacked(bytes))
  if (first === 0x50 && second === 0x4b)
    throw new Fault('it is a ZIP archive. Fix: Unpack it, and list the path of the .ics file in it')
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

function unpacked(bytes: Uint8Array) {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch {
    throw new Fault(
      'it is compressed, and breaks off before its end or has more than 5 MB. Fix: Run this again; if that does not help, export it uncompressed',
    )
  }
}
