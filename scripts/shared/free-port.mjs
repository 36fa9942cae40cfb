import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The port on which a server listens.
 *
 * @param {import('node:net').Server} server
 */
export const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port

/** A free port of this machine. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
