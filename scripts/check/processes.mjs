import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 10_000

/**
 * Tries until it holds.
 *
 * @param {() => unknown} look may give a promise
 * @param {string} what it waits for, for the message
 * @returns what `look` gave in the end
 * @throws when it has not held for ten seconds
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

/** A port of this machine that nothing listens at. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
