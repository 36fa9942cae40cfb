import { createServer } from '../../dev/serve.mjs'

/** Records the errors of all pages of a journey in session storage. Runs in the page, before all other scripts. */
function recordErrors() {
  const record = (error) => {
    const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]')
    sessionStorage.setItem('errors', JSON.stringify([...errors, error]))
  }
  const { error } = console
  console.error = (...words) => {
    record(`console: ${words.join(' ')}`)
    error.apply(console, words)
  }
  const onError = ({ message, target }) => record(message ?? `not loaded: ${target.src ?? target.href}`)
  window.addEventListener('error', onError, true)
  window.addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    record(`${violatedDirective} forbids ${blockedURI}`),
  )
  document.currentScript.remove()
}

/**
 * Serves a folder as `scripts/dev/serve.mjs` does, and adds a script to each page that records its errors, because WebDriver
 * cannot read a console. The script precedes the page's policy and removes its own element, so it does not change the page.
 */
export function createRecordingServer(root) {
  const server = createServer(root)
  server.prependListener('request', (request, response) => {
    delete request.headers['accept-encoding']
    const { writeHead } = response
    response.writeHead = (status, fields = {}) => {
      if (!fields['Content-Type']?.startsWith('text/html')) return writeHead.call(response, status, fields)
      const { end } = response
      response.end = (body) =>
        end.call(response, String(body).replace('<head>', `<head><script>(${recordErrors})()</script>`))
      delete fields['Content-Length']
      return writeHead.call(response, status, fields)
    }
  })
  return server
}
