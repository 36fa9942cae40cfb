/**
 * Serves the export as a CDN does, with the headers of its `_headers`. It listens on port 4173 or the next free one;
 * `PORT=8080 npm run serve` uses that port or fails. We do not use serve-handler, which redirects with 301 and does not
 * compress, or sirv, which does not redirect.
 */
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer as createHttpServer, type OutgoingHttpHeaders } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { hashOf } from '../shared/files'
import { portOf } from '../shared/free-port'

/** Media types that every host knows; `_headers` lists the others. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const isText = (type: string) => /^text\/|[/+](json|xml)\b/.test(type)

const encoders: Record<string, (body: Buffer) => Buffer> = { br: brotliCompressSync, gzip: gzipSync }

/**
 * Reads a `_headers` file.
 *
 * @returns names and values of the headers for an address, in order
 */
export function readHeaders(text: string) {
  const rules: { pattern: RegExp; headers: [name: string, value: string][] }[] = []
  for (const line of text.split('\n')) {
    const pattern = `^${line.replaceAll('.', '\\.').replace('*', '.*')}$`
    if (line.startsWith('/')) rules.push({ pattern: new RegExp(pattern), headers: [] })
    if (line.startsWith(' ')) rules.at(-1)?.headers.push(line.trim().split(/: (.*)/, 2) as [string, string])
  }
  return (address: string) =>
    rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers)
}

// `/house/`, `/house.html` and `/house/index.html` redirect to `/house`, and `/index.html` to `/`.
const cleanOf = (path: string) => path.replace(/(?:\/index|\.html|\/)+$/, '') || '/'

/** An HTTP server for the files below `root`, not yet listening. It reads files again that a later build has changed. */
export function createServer(root: string) {
  const cache = new Map<string, Buffer>()
  const headerFile = resolve(root, '_headers')
  const headersOf = readHeaders(existsSync(headerFile) ? readFileSync(headerFile, 'utf8') : '')
  const fieldsOf = (address: string, file: string): OutgoingHttpHeaders & { 'Content-Type': string } => {
    const fields = Object.fromEntries(headersOf(address))
    // Hosts send this header over https, which this server does not have.
    delete fields['Strict-Transport-Security']
    return {
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      ...fields,
    }
  }
  const fileFor = (path: string) => {
    const file = resolve(root, `.${path}`)
    if (path.endsWith('/') || !file.startsWith(resolve(root) + sep)) return undefined
    return existsSync(file) && statSync(file).isFile() ? file : undefined
  }
  const pageFor = (path: string) => fileFor(path === '/' ? '/index.html' : `${path}.html`)
  const load = (file: string, encoding = '') => {
    const key = [file, encoding, statSync(file).mtimeMs].join()
    const body = cache.get(key) ?? encoders[encoding]?.(readFileSync(file)) ?? readFileSync(file)
    cache.set(key, body)
    return body
  }
  return createHttpServer(({ method = 'GET', url = '/', headers }, response) => {
    const end = (status: number, fields?: OutgoingHttpHeaders, body?: Buffer) =>
      response.writeHead(status, fields).end(body)
    if (!['GET', 'HEAD'].includes(method)) return end(405, { Allow: 'GET, HEAD' })
    try {
      const { pathname, search } = new URL(url.replace(/^\/+/, '/'), 'http://localhost')
      const path = decodeURIComponent(pathname).replace(/\/+/g, '/')
      const clean = cleanOf(path)
      // On `//book` relative addresses would lead elsewhere.
      const isHidden = ['/404', '/_headers', '/.htaccess'].includes(clean) || /^[^?]*\/\//.test(url)
      if (clean !== path && !isHidden && pageFor(clean))
        return end(308, { ...fieldsOf('/404', '/404.html'), Location: clean + search })
      const found = isHidden ? undefined : (fileFor(path) ?? pageFor(path))
      const file = found ?? pageFor('/404')
      if (!file) return end(404)
      const fields = fieldsOf(found ? path : '/404', file)
      const encoding = Object.keys(encoders).find(
        (name) => isText(fields['Content-Type']) && headers['accept-encoding']?.includes(name),
      )
      const body = load(file, encoding)
      const etag = `"${hashOf([body], 16)}"`
      Object.assign(fields, { ETag: etag, Vary: 'Accept-Encoding' })
      if (found && headers['if-none-match']?.includes(etag)) return end(304, fields)
      if (encoding) fields['Content-Encoding'] = encoding
      return end(found ? 200 : 404, { ...fields, 'Content-Length': body.length }, body)
    } catch {
      return end(400)
    }
  })
}

/** Serves `out/` on `PORT`, or on the first free port from 4173 on. */
export async function serve() {
  if (!existsSync('out')) throw new Error('There is no out/ yet: npm run build makes it.')
  const server = createServer('out')
  const given = process.env.PORT
  for (let port = Number(given || 4173); !server.listening; port += 1) {
    const isTaken = (error: NodeJS.ErrnoException) => !given && error.code === 'EADDRINUSE'
    await once(server.listen(port), 'listening').catch((error) => isTaken(error) || Promise.reject(error))
  }
  process.once('SIGINT', () => process.exit())
  console.log(`The site is at http://localhost:${portOf(server)} until you press Ctrl-C.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve()
