/** Gets the text of one calendar, from its address or from a file. Messages never contain the address. */
import { readFileSync, statSync } from 'node:fs'
import { Fault } from './ical.mjs'

const SECONDS = 10
const MOST_REDIRECTS = 5
const MEGABYTES = 5
const MOST_BYTES = MEGABYTES * 1_000_000
const tooLarge = () => new Fault(`it has more than ${MEGABYTES} MB`)

/**
 * The calendar at an address. Bytes that are not UTF-8, as in a Latin-1 file, occur only in names, which the reader drops.
 *
 * @param {string} address http or https
 * @param {number} [timeout] milliseconds for everything, redirects and the body included
 * @throws {Fault} where it does not answer in time, answers with an error, redirects in a circle or is too large
 */
export async function readAddress(address, timeout = SECONDS * 1000) {
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await follow(address, signal)
    return new TextDecoder().decode(await bodyOf(response))
  } catch (error) {
    if (error instanceof Fault) throw error
    if (signal.aborted) throw new Fault(`it has not answered within ${timeout / 1000} seconds`)
    // The message of the error may hold the address.
    const code = error.cause?.code
    throw new Fault(code ? `it cannot be reached (${code})` : 'it cannot be reached')
  }
}

/** The calendar in a file, which may be as large as one from an address. */
export async function readIcsFile(path) {
  if (statSync(path).size > MOST_BYTES) throw tooLarge()
  return new TextDecoder().decode(readFileSync(path))
}

async function follow(address, signal) {
  let url = checked(address)
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { Accept: 'text/calendar, */*' },
    })
    const { status, headers } = response
    if (response.ok) return response
    await response.body?.cancel()
    const next = headers.get('location')
    if (status < 300 || status > 399 || !next) throw new Fault(`it answers with an error (${status})`)
    url = checked(next, url)
  }
  throw new Fault(`it redirects more than ${MOST_REDIRECTS} times`)
}

function checked(address, base) {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (url?.protocol === 'webcal:')
    throw new Fault('its address begins with webcal://. Fix: Write https:// there')
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Fault('its address, or one that it redirects to, is none of http or https')
  return url
}

async function bodyOf({ body }) {
  const chunks = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
