import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Records the errors of all pages of a journey in session storage. Runs in the page, before all other scripts. */
function recordErrors() {
  const record = (error: unknown) => (sessionStorage.errors = `${sessionStorage.errors ?? ''}${error}\n`)
  console.error = (...words) => record(`console: ${words.join(' ')}`)
  window.addEventListener('error', ({ message }) => record(message))
  window.addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    record(`${violatedDirective} forbids ${blockedURI}`),
  )
}

/**
 * Copies out/ and adds a script to each page. It records errors, because WebDriver cannot read a console, and it brings
 * Testing Library, which finds elements by role. It precedes the page's policy and removes its own element.
 *
 * @returns the path of the copy, which is removed when the tests end
 */
export function copyExport() {
  const copy = mkdtempSync(join(tmpdir(), 'edgewater-engines-'))
  process.once('exit', () => rmSync(copy, { recursive: true }))
  cpSync('out', copy, { recursive: true })
  const library = readFileSync(
    'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    'utf8',
  )
  // tsx calls this helper in functions that run in the page.
  const script = `<script>var __name=(each)=>each;(${recordErrors})();${library};document.currentScript.remove()</script>`
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(copy, name)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<head>', (head) => head + script),
    )
  }
  return copy
}
