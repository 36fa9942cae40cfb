/** Fetches a calendar from its platform. Messages never hold its address. */
import { setTimeout } from 'node:timers/promises'
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

/** Milliseconds before the second and the third attempt, unless the platform asks for others. */
const PAUSES = [2000, 4000]

/** Over http, others could read the secret address and change the calendar, except on this machine. */
const readableAddress = /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?#]|$)/i

/**
 * The bytes of a calendar. A platform that is busy, or that has a fault of its own, is asked again, three times in all.
 *
 * @throws {Fault} says in words what the platform answers, and what to do
 */
export async function fetched(address: string, client: Client): Promise<Uint8Array> {
  const { agent = agentOf(undefined), timeout = 10_000, wait = setTimeout } = client
  if (!readableAddress.test(address))
    throw new Fault(
      'it is no file here, and as an address it does not begin with https://, or holds a password. Fix: Correct the path, or write https://, also in place of http:// and webcal://',
    )
  const signal = AbortSignal.timeout(timeout)
  const begun = performance.now()
  let waited = 0
  for (let attempt = 1; ; attempt++) {
    const answer = await answerFrom(address, agent, signal).catch((error: unknown) =>
      problemOf(error, timeout),
    )
    if (answer.bytes) return answer.bytes
    const pause = PAUSES[attempt - 1] && (answer.pause ?? PAUSES[attempt - 1])
    const spent = Math.max(waited, performance.now() - begun)
    if (!isBusy(answer) || pause === undefined || spent + pause >= timeout)
      throw new Fault(answer.problem ?? refusal(answer.status, attempt, answer.pause))
    await wait(pause)
    waited += pause
  }
}

interface Answer {
  /** 0 without an answer. */
  status: number
  problem?: string
  /** Of a connection that fails. */
  code?: string
  bytes?: Uint8Array
  /** Milliseconds that the platform asks to wait. */
  pause?: number
}

async function answerFrom(address: string, agent: string, signal: AbortSignal): Promise<Answer> {
  const headers = { 'User-Agent': agent, Accept: 'text/calendar, */*;q=0.5' }
  const response = await fetch(address, { signal, headers })
  if (!readableAddress.test(response.url))
    throw new Fault('it leads to an address that does not begin with https://. Fix: Copy its address again')
  const { status } = response
  if (response.ok) return { status, bytes: new Uint8Array(await response.arrayBuffer()) }
  await response.body?.cancel()
  return { status, pause: pauseAskedBy(response.headers) }
}

/** `Retry-After` gives seconds, or a date by the clock of the platform. */
function pauseAskedBy(headers: Headers) {
  const text = headers.get('Retry-After')?.trim() ?? ''
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(pause) ? undefined : Math.max(1000, pause)
}

const isBusy = ({ status, code = '' }: Answer) =>
  status === 429 || status >= 500 || /^(ECONN|EAI_AGAIN|UND_ERR_SOCKET)/.test(code)

const copyAgain = 'Copy its address again from where the calendar offers its export'

/** What a status means to an owner. */
function refusal(status: number, attempts: number, pause: number | undefined) {
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

/** Other messages than our own may quote the address. */
function problemOf(error: unknown, timeout: number): Answer {
  if (error instanceof Fault) return { status: 0, problem: error.message }
  const { name, cause } = error as { name: string; cause?: { code?: string } }
  if (name === 'TimeoutError')
    return {
      status: 0,
      problem: `it has not answered within ${timeout / 1000} seconds. Fix: Run this again later`,
    }
  const code = cause?.code
  const fix = 'Check the connection; if that works, copy its address again'
  return { status: 0, code, problem: `it cannot be reached${code ? ` (${code})` : ''}. Fix: ${fix}` }
}
