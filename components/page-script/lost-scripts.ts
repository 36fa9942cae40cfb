import { whenDocumentIs } from '@/lib/dom'

/**
 * Shows the `noscript` content instead of the form where a script of the site does not arrive, for example because the page is
 * older than the last deployment. A form in which something is typed stays beside it.
 */
export function replaceLostScripts() {
  const replace = () => {
    const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')
    const isTyped = Array.from(fields).some(({ value }) => value)
    document.documentElement.toggleAttribute('data-without-script', !isTyped)
    for (const noscript of document.querySelectorAll('noscript')) noscript.outerHTML = noscript.textContent!
  }
  const onError = ({ target }: Event) => {
    const isOwn = target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/_next/`)
    // The calendar of a form that runs loads later, and the form does without it.
    const isReady = document.querySelector('form[data-ready]') !== null
    if (isOwn && !isReady) whenDocumentIs('interactive', replace)
  }
  addEventListener('error', onError, true)
}
