/**
 * `npm run test:e2e -- booking`: runs the browser tests whose path matches against out/, which is built first when a
 * file that a build reads has changed. The tests run at both widths and behind every host that is installed, unless the
 * arguments name a `--project`.
 */
import { isBuilt } from '../make/sources.mjs'
import { npm } from '../shared/setup.mjs'

if (!isBuilt()) {
  console.log('out/ is older than its sources: building it.')
  const code = npm(['run', '--silent', 'build'])
  if (code !== 0) process.exit(code)
}

const words = process.argv.slice(2)
if (!words.some((word) => word.startsWith('--project')))
  words.push(...['phone', 'desktop', 'hosts'].map((name) => `--project=${name}`))
process.exitCode = npm(['exec', '--', 'playwright', 'test', ...words])
