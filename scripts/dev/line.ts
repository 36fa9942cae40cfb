/**
 * `npm run line`: measures cold visits over a line with the latency and the rate of a phone, and prints one Markdown table of
 * medians. nginx and the browser run in two network namespaces, so TCP, TLS and HTTP/2 are the real ones. Run it as root on
 * Debian, on an idle machine, with nginx, libnginx-mod-http-brotli-static, chromium-headless-shell and python3.
 *
 *   npm run line -- --runs 5 --pages /,/house before=../other/out now=out    two exports, which take turns
 *   npm run line -- --rtt 40 --down 20000                                    out/ on a fast line
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { makeCertificate } from '../shared/certificate'
import { filesIn } from '../shared/files'

const option = (value: string) => ({ type: 'string' as const, default: value })
const { values, positionals } = parseArgs({
  options: {
    runs: option('5'),
    pages: option('/,/house,/book'),
    // Milliseconds there and back, kbit/s down and up, and how many times slower the processor is.
    rtt: option('150'),
    down: option('1600'),
    up: option('750'),
    cpu: option('4'),
  },
  allowPositionals: true,
})

const here = (name: string) => fileURLToPath(new URL(`line/${name}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'line-'))
const sites = (positionals.length > 0 ? positionals : ['now=out']).map((text, index) => {
  const [name = '', source = 'out'] = text.split('=')
  const root = join(folder, String(index))
  cpSync(source, root, { recursive: true })
  compress(root)
  return { name, root, port: 4430 + index }
})
const configuration = join(folder, 'nginx.conf')
writeFileSync(configuration, nginxConfiguration(makeCertificate(folder)))

const rates = (['rtt', 'down', 'up'] as const).flatMap((name) => [`--${name}`, values[name]])
const link = spawn('python3', [here('link.py'), ...rates], { stdio: ['pipe', 'pipe', 'inherit'] })
await once(link.stdout, 'data')
const server = spawn('ip', ['netns', 'exec', 'site', 'nginx', '-c', configuration], { stdio: 'inherit' })
const visits = JSON.stringify({ ...values, sites: sites.map(({ name, port }) => ({ name, port })) })
try {
  const command = [process.execPath, '--import', 'tsx', here('visits.ts'), visits]
  execFileSync('ip', ['netns', 'exec', 'guest', ...command], { stdio: 'inherit' })
} finally {
  server.kill()
  link.stdin.end()
  rmSync(folder, { recursive: true })
}

function compress(root: string) {
  for (const file of filesIn(root).filter((name) => /\.(html|js|css|svg|json|txt|xml)$/.test(name)))
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(readFileSync(join(root, file))))
}

/** docs/deploy/nginx.conf in short, with the same size of TLS records. */
function nginxConfiguration({ certificate, key }: ReturnType<typeof makeCertificate>) {
  const servers = sites.map(
    ({ root, port }) => `server {
      listen 10.9.0.2:${port} ssl http2; root ${root}; brotli_static on; error_page 404 /404.html;
      location / { try_files $uri $uri.html $uri/index.html =404; }
      location /_next/static/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    }`,
  )
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    user root; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
    http {
      include /etc/nginx/mime.types; access_log off; ssl_buffer_size 4k; ssl_protocols TLSv1.3;
      ssl_certificate ${certificate}; ssl_certificate_key ${key};
      ${servers.join('\n')}
    }`
}
