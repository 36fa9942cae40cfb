import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const testingLibrary = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'

/** Records the errors of all pages of a journey in session storage. Runs in the page, before all other scripts. */
function recordErrors() {
  const record = (error: unknown) => (sessionStorage.errors = `${sessionStorage.errors ?? ''}${error}\n`)
  const { error } = console
  console.error = (...words) => {
    record(`console: ${words.join(' ')}`)
    error.apply(console, words)
  }
  // Leaving a page aborts what it is still loading, in Firefox before the page hears of it. The host still has such a file, and
  // the page is gone a moment later.
  const onError = ({ message, target }: ErrorEvent) => {
    if (message) return record(message)
    const { src, href } = target as unknown as { src?: string; href: string }
    const address = src ?? href
    const recordLoss = () => record(`not loaded: ${address}`)
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => {
        if (!ok) return recordLoss()
        const timer = setTimeout(recordLoss, 1000)
        window.addEventListener('pagehide', () => clearTimeout(timer))
      },
      () => {},
    )
  }
  window.addEventListener('error', onError, true)
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
  const library = readFileSync(testingLibrary, 'utf8')
  // tsx calls this helper in functions that run in the page.
  const script = `<script>var __name=(each)=>each;(${recordErrors})();${library};document.currentScript.remove()</script>`
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const page = readFileSync(join(copy, name), 'utf8')
    writeFileSync(
      join(copy, name),
      page.replace('<head>', (head) => head + script),
    )
  }
  return copy
}
