import { createServer } from '../../dev/serve.mjs'

/** Writes down what goes wrong in a page, over all pages of a journey. Runs in the page, before all else. */
function witness() {
  const tell = (fault) => {
    const faults = JSON.parse(sessionStorage.getItem('faults') ?? '[]')
    sessionStorage.setItem('faults', JSON.stringify([...faults, fault]))
  }
  const { error } = console
  console.error = (...words) => {
    tell(`console: ${words.join(' ')}`)
    error.apply(console, words)
  }
  const onError = ({ message, target }) => tell(message ?? `not loaded: ${target.src ?? target.href}`)
  window.addEventListener('error', onError, true)
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    tell(`${violatedDirective} forbids ${blockedURI}`),
  )
  document.currentScript.remove()
}

/**
 * Serves a folder as `scripts/dev/serve.mjs` does, with a witness in each page: WebDriver cannot read a console. The witness
 * comes before the page's own policy and leaves no element behind, so the page does not notice it.
 */
export function createWitnessedServer(root) {
  const server = createServer(root)
  server.prependListener('request', (request, response) => {
    delete request.headers['accept-encoding']
    const { writeHead } = response
    response.writeHead = (status, fields = {}) => {
      if (!fields['Content-Type']?.startsWith('text/html')) return writeHead.call(response, status, fields)
      const { end } = response
      response.end = (body) =>
        end.call(response, String(body).replace('<head>', `<head><script>(${witness})()</script>`))
      delete fields['Content-Length']
      return writeHead.call(response, status, fields)
    }
  })
  return server
}
