/**
 * Serves out/ with an installed web server and its configuration in docs/deploy until it is stopped. Only name, folder,
 * ports and certificate are replaced.
 *
 *   node --import tsx scripts/check/host.ts nginx (or caddy, apache2)
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { htaccessFor } from '../make/htaccess'
import { makeCertificate } from '../shared/certificate'
import { readLines, replaced } from '../shared/files'
import { freePort } from '../shared/free-port'

const name = process.argv[2] as 'nginx' | 'caddy' | 'apache2'
const [port, plainPort] = [await freePort(), await freePort()]
const folder = mkdtempSync(join(tmpdir(), `${name}-`))
const server = spawn(name, { nginx, caddy, apache2 }[name](), {
  stdio: ['ignore', 'ignore', 'inherit'],
  // Caddy keeps its certificates in these folders.
  env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill())
console.log(`The site will be at https://localhost:${port}, and http://localhost:${plainPort} redirects.`)
const [code] = await once(server, 'exit')
rmSync(folder, { recursive: true })
process.exit(code)

/** A file of docs/deploy with texts replaced; throws when it does not contain one of them. */
function configuration(file: string, replacements: Record<string, string>) {
  const text = readLines(`docs/deploy/${file}`)
  return Object.entries(replacements).reduce((changed, [from, to]) => replaced(changed, from, to), text)
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
    'your-domain.ie': 'www.localhost',
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
    'http://your-domain.ie': `http://www.localhost:${plainPort}`,
    'your-domain.ie': `www.localhost:${port}`,
    '/var/www/edgewater': resolve('out'),
  })
  const ports = [`http_port ${plainPort}`, `https_port ${port}`]
  const options = ['admin off', 'local_certs', 'skip_install_trust', ...ports]
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${site}`)
  return ['run', '--adapter', 'caddyfile', '--config', file]
}

/**
 * Shared Apache space, where only `.htaccess` is ours. The host lists folders, knows old media
 * types, has a cache time and guesses the extensions of articles.
 */
function apache2() {
  const { certificate, key } = makeCertificate(folder)
  const site = join(folder, 'site')
  cpSync('out', site, { recursive: true })
  writeFileSync(join(site, '.htaccess'), htaccessFor(`https://localhost:${port}`))
  const modules =
    'authz_core autoindex brotli deflate dir expires filter headers mime mpm_event negotiation rewrite setenvif ssl'
  const load = (module: string) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`
  const asRoot = process.getuid?.() === 0
  // Apache then reads the files as another user.
  if (asRoot) chmodSync(folder, 0o755)
  const file = join(folder, 'apache2.conf')
  writeFileSync(
    file,
    `${modules.split(' ').map(load).join('\n')}
${asRoot ? 'User nobody\nGroup nogroup' : ''}
ServerRoot ${folder}
DefaultRuntimeDir .
PidFile apache2.pid
ErrorLog error.log
ServerName localhost
MaxKeepAliveRequests 0
Listen 127.0.0.1:${plainPort}
Listen 127.0.0.1:${port}
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Options FollowSymLinks Indexes
</Directory>
<Directory ${site}/blogs>
  Options +MultiViews
</Directory>
<Files ".ht*">
  Require all denied
</Files>
TypesConfig /dev/null
AddType text/html html
AddType text/css css
AddType text/plain txt
AddType application/javascript js
AddType application/xml xml
AddType application/json json
AddType image/svg+xml svg
AddType image/jpeg jpg
AddType image/png png
AddType image/x-icon ico
ExpiresActive On
ExpiresDefault "access plus 1 week"
<VirtualHost *:${port}>
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
</VirtualHost>
`,
  )
  return ['-f', file, '-D', 'FOREGROUND']
}
