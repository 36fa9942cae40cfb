/**
 * A fade from page to page that is cut short (a second press, a page without one) is no fault: engines report it as one
 * unless somebody has taken note.
 */
export function takeNoteOfFades() {
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null }
      viewTransition?.ready.catch(() => undefined)
      viewTransition?.finished.catch(() => undefined)
    })
  }
}
