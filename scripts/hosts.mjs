/**
 * After a build: `out/_headers`, for the hosts that read it. `npm run hosts` writes docs/deploy for the others instead,
 * which is needed only when scripts/hosts has changed.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { configurations } from './hosts/configurations.mjs'
import { headersFile } from './hosts/headers-file.mjs'

const pagesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()

if (process.argv.includes('--docs')) {
  for (const [name, text] of Object.entries(configurations)) writeFileSync(`docs/deploy/${name}`, text)
} else {
  writeFileSync('out/_headers', headersFile(pagesIn('out')))
}
