/**
 * `npm run test:e2e -- booking`: runs the browser tests whose path matches against out/, which is built first when a
 * file that a build reads has changed. Installs Chromium where there is none.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureChromium, headlessChromiumPath } from '../shared/browser'
import { npm } from '../shared/setup.mjs'

const sources =
  '.generated app components content docs/deploy lib mdx-components.tsx next.config.mjs package-lock.json public scripts/check/content.ts scripts/make scripts/shared'

/** The export step writes this file. A folder is newer once a file in it is deleted. */
const isBuilt = () =>
  existsSync('out/_headers') &&
  execFileSync('find', [...sources.split(' '), '-newer', 'out/_headers', '-print', '-quit']).length === 0

if (!isBuilt()) {
  console.log('out/ is older than its sources: building it.')
  const code = npm(['run', '--silent', 'build'])
  if (code !== 0) process.exit(code)
}

try {
  ensureChromium()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
console.log(`Using ${headlessChromiumPath()}.`)
process.exitCode = npm(['exec', '--', 'playwright', 'test', ...process.argv.slice(2)])
