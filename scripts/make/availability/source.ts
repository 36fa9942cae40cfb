/** Gets the text of a calendar from its platform or from a file. Messages never hold its address. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { plural } from '@/lib/format'
import { Fault } from './fault'

export interface Client {
  /** Names this program to the platform. */
  agent?: string
  /** Milliseconds for one calendar, pauses included. */
  timeout?: number
  /** Waits for so many milliseconds. */
  wait?: (pause: number) => Promise<unknown>
}

/** What this program calls itself: honestly, with an address at which its owner can be found. */
export const agentOf = (site: string | undefined) => `taken-nights/1.0${site ? ` (+${site})` : ''}`

const MOST_BYTES = 5_000_000

/**
 * The text of a calendar: compressed or not, in UTF-8 or UTF-16. Bytes of other encodings, as Latin-1, occur only in names,
 * which are not read.
 *
 * @param source path of a file, or an address
 * @throws {Fault} says in words what is wrong, and what to do
 */
export async function textAt(source: string, client: Client): Promise<string> {
  if (!existsSync(source)) return textFrom(await fetched(source, client))
  if (!statSync(source).isFile()) throw new Fault('it is a folder. Fix: Write the path of a file in it')
  return textFrom(readFileSync(source))
}

function textFrom(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) throw new Fault('it has more than 5 MB. Fix: Export fewer years')
  const [first, second] = bytes
  if (first === 0x1f && second === 0x8b) return textFrom(unpacked(bytes))
  if (first === 0x50 && second === 0x4b)
    throw new Fault('it is a ZIP archive. Fix: Unpack it, and list the path of the .ics file in it')
  // UTF-16 begins with a byte-order mark, or with a letter, which has a zero before or behind it.
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes)
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

/** Milliseconds before the second and the third attempt, unless the platform asks for others. */
const PAUSES = [2000, 4000]

/** Over http, others could read the secret address and change the calendar, except on this machine. */
const readableAddress = /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?#]|$)/i

/** A platform that is busy, or that has a fault of its own, is asked again, three times in all. */
async function fetched(address: string, client: Client): Promise<Uint8Array> {
  const { agent = agentOf(undefined), timeout = 10_000, wait = setTimeout } = client
  if (!readableAddress.test(address))
    throw new Fault(
      'it is no file here, and as an address it does not begin with https://, or holds a password. Fix: Correct the path, or write https://, also in place of http:// and webcal://',
    )
  const signal = AbortSignal.timeout(timeout)
  const begun = performance.now()
  let waited = 0
  for (let attempt = 1; ; attempt++) {
    const answer = await answerFrom(address, agent, signal)
    if (answer instanceof Uint8Array) return answer
    const pause = PAUSES[attempt - 1] && (answer.pause ?? PAUSES[attempt - 1])
    const spent = Math.max(waited, performance.now() - begun)
    if (!isBusy(answer) || pause === undefined || spent + pause >= timeout)
      throw new Fault(refusalInWords(answer, attempt, timeout))
    await wait(pause)
    waited += pause
  }
}

interface Refusal {
  /** 0 without an answer. */
  status: number
  /** Of a connection that fails. */
  code?: string
  /** Milliseconds that the platform asks to wait. */
  pause?: number
}

async function answerFrom(
  address: string,
  agent: string,
  signal: AbortSignal,
): Promise<Uint8Array | Refusal> {
  try {
    const headers = { 'User-Agent': agent, Accept: 'text/calendar, */*;q=0.5' }
    const response = await fetch(address, { signal, headers })
    if (!readableAddress.test(response.url))
      throw new Fault('it leads to an address that does not begin with https://. Fix: Copy its address again')
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    await response.body?.cancel()
    return { status: response.status, pause: pauseAskedBy(response.headers) }
  } catch (error) {
    if (error instanceof Fault) throw error
    // The message may quote the address.
    const { name, cause } = error as { name: string; cause?: { code?: string } }
    return { status: 0, code: name === TOO_LATE ? name : cause?.code }
  }
}

const TOO_LATE = 'TimeoutError'

/** `Retry-After` gives seconds, or a date by the clock of the platform. */
function pauseAskedBy(headers: Headers) {
  const text = headers.get('Retry-After')?.trim() ?? ''
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(pause) ? undefined : Math.max(1000, pause)
}

const isBusy = ({ status, code = '' }: Refusal) =>
  status === 429 || status >= 500 || /^(ECONN|EAI_AGAIN|UND_ERR_SOCKET)/.test(code)

const copyAgain = 'Copy its address again from where the calendar offers its export'

/** What a refusal means to an owner. */
function refusalInWords({ status, code, pause }: Refusal, attempts: number, timeout: number) {
  if (code === TOO_LATE)
    return `it has not answered within ${timeout / 1000} seconds. Fix: Run this again later`
  if (status === 0)
    return `it cannot be reached${code ? ` (${code})` : ''}. Fix: Check the connection; if that works, copy its address again`
  const later = pause === undefined ? 'later' : `in ${inWords(pause)}, as it asks`
  const tried = attempts > 1 ? `, ${attempts} times` : ''
  if (status === 429)
    return `it has had too many requests${tried} (429). Fix: Run this again ${later}, and not more often than every hour`
  if (status >= 500)
    return `its server is busy or has a fault of its own${tried} (${status}). Fix: Run this again ${later}; if it lasts, ask the platform`
  if (status === 401) return `it asks for a password (401). Fix: ${copyAgain}, which needs none`
  if (status === 403)
    return `it refuses to be read (403). Fix: Open its address in a browser: if it opens there, the platform refuses this program, so ask it to admit “taken-nights”; if not, copy it again`
  if (status === 404 || status === 410) return `it is gone (${status}). Fix: ${copyAgain}`
  return `it answers with an error (${status}). Fix: ${copyAgain}`
}

/** @example inWords(90_000) // '2 minutes' */
function inWords(pause: number) {
  const seconds = Math.ceil(pause / 1000)
  if (seconds < 60) return plural(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}
