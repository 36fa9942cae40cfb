/**
 * The export behind a real web server with the configuration that docs/deploy holds, at a free port of this machine:
 * `node scripts/hosts/servers.mjs nginx` prints the address and serves until it is stopped. Behind its name may stand
 * a port for https and one for http.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { caddySite } from './caddy.mjs'
import { makeCertificate } from '../dev/certificate.mjs'
import { nginxSite } from './nginx.mjs'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

const nginx = (folder, root, port, plainPort) => {
  const { certificate, key } = makeCertificate(folder)
  const [http, https] = [[`127.0.0.1:${plainPort}`], [`127.0.0.1:${port}`]]
  const site = nginxSite({ name: 'localhost', root, http, https, certificate, key })
  const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${rooms.map((room) => `${room}_temp_path ${folder}/${room};`).join(' ')}
${site}}`,
  )
  return ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')]
}

const caddy = (folder, root, port) => {
  const options = `admin off
  auto_https disable_redirects
  local_certs
  skip_install_trust`
  const site = caddySite({ name: `localhost:${port}`, root })
  writeFileSync(join(folder, 'Caddyfile'), `{\n  ${options}\n}\n${site}`)
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

// Caddy listens before it has made its certificate: an open port is not yet an answer.
const answers = (port) =>
  new Promise((done) => {
    const options = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }
    const socket = connect(options, () => socket.end(() => done(true))).once('error', () => done(false))
  })

/**
 * Starts a web server that is installed, and waits until it answers.
 *
 * @param {'nginx' | 'caddy'} name
 * @param {string} root the export
 * @param {number} [port] of https, a free one where none is given
 * @param {number} [plainPort] of http, which leads to port 443
 * @returns its address, the folder of its certificate, and what stops it; throws what the server says where it does
 *   not start
 */
export async function startServer(name, root, port, plainPort) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  port ??= await freePort()
  plainPort ??= await freePort()
  const [command, ...words] = { nginx, caddy }[name](folder, resolve(root), port, plainPort)
  const server = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Where Caddy keeps its certificates.
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let said = ''
  server.stderr.on('data', (data) => (said += data))
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(port)) return { url: `https://localhost:${port}`, folder, stop }
    if (server.exitCode !== null) break
    await pause(100)
  }
  await stop()
  throw new Error(`${name} does not start: ${said}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, ...ports] = process.argv.slice(2)
  const { url, folder, stop } = await startServer(name, 'out', ...ports)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit()))
  console.log(`The site is at ${url}, its certificate in ${folder}`)
}
