import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

/** The port on which a server listens. */
export const portOf = (server: Server) => (server.address() as AddressInfo).port

/** A free port of this machine. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
