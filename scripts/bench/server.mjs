import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate, trustFlag } from '../hosts/certificate.mjs'
import { createServer } from '../serve.mjs'

function certificateIn(folder) {
  try {
    return makeCertificate(folder)
  } catch {
    throw new Error('openssl, which makes the certificate for HTTP/2, does not run: --http1 does without.')
  }
}

/**
 * How the exports are served: as hosts do, with HTTP/2 over TLS, unless plain HTTP/1.1 is wanted. A browser opens six
 * connections to a site of HTTP/1.1, and what Lighthouse reckons from that jumps with their number.
 *
 * @param {boolean} isPlain
 * @returns `serve`, which gives the address of a folder's files; the browser's `flags`; and `stop`, which ends it all
 */
export function makeHost(isPlain) {
  const servers = []
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { certificate, key } = isPlain ? {} : certificateIn(folder)
  const listenerOf = (root) => {
    const site = createServer(root)
    const answer = (request, response) => site.emit('request', request, response)
    if (isPlain) return createHttpServer(answer)
    return createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) }, answer)
  }
  const serve = async (root) => {
    const server = listenerOf(root)
    servers.push(server)
    await once(server.listen(0), 'listening')
    return `${isPlain ? 'http' : 'https'}://localhost:${server.address().port}`
  }
  const stop = () => {
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { serve, stop, flags: isPlain ? [] : [trustFlag(certificate)] }
}
