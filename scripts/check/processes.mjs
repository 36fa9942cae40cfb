import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 10_000

/**
 * Repeats a check until it gives a truthy value, and returns that value.
 *
 * @param {() => unknown} look the check; it may return a promise
 * @param {string} what name of the awaited state, for the error that is thrown after ten seconds
 */
export async function until(look, what) {
  const end = Date.now() + PATIENCE
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s`)
    await sleep(50)
  }
}

/** A free port of this machine. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
