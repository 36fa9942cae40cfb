/**
 * Serves out/ with an installed web server and its configuration in docs/deploy until it is stopped. Only name, folder,
 * ports and certificate are replaced.
 *
 *   node scripts/check/host.mjs nginx
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeCertificate } from '../shared/certificate.mjs'
import { freePort } from '../shared/free-port.mjs'

const name = process.argv[2]
const [port, plainPort] = [await freePort(), await freePort()]
const folder = mkdtempSync(join(tmpdir(), `${name}-`))
const server = spawn(name, name === 'nginx' ? nginx() : caddy(), {
  stdio: ['ignore', 'ignore', 'inherit'],
  // Caddy keeps its certificates in these folders.
  env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill())
console.log(`The site will be at https://localhost:${port}`)
const [code] = await once(server, 'exit')
rmSync(folder, { recursive: true })
process.exit(code)

/** A file of docs/deploy with texts replaced; throws when it does not contain one of them. */
function configuration(file, replacements) {
  const text = readFileSync(`docs/deploy/${file}`, 'utf8')
  return Object.entries(replacements).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`docs/deploy/${file} does not hold "${from}".`)
    return changed.replaceAll(from, to)
  }, text)
}

function nginx() {
  const { certificate, key } = makeCertificate(folder)
  const site = configuration('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    '/etc/letsencrypt/live/www.your-domain.ie/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.your-domain.ie/privkey.pem': key,
    'www.your-domain.ie': 'localhost',
    'your-domain.ie': 'without-www.localhost',
    '/var/www/edgewater': resolve('out'),
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
${site}}`,
  )
  return ['-p', folder, '-e', `${folder}/error.log`, '-c', file]
}

function caddy() {
  const site = configuration('Caddyfile', {
    'www.your-domain.ie': `localhost:${port}`,
    'your-domain.ie': `without-www.localhost:${port}`,
    '/var/www/edgewater': resolve('out'),
  })
  const options = ['admin off', 'auto_https disable_redirects', 'local_certs', 'skip_install_trust']
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${site}`)
  return ['run', '--adapter', 'caddyfile', '--config', file]
}
