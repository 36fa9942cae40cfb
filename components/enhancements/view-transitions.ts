/**
 * Marks the promises of a transition between pages as handled. A transition that is cut short, by a second press for
 * example, is no fault, but WebKit reports its rejected promises as errors.
 */
export function ignoreSkippedTransitions() {
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null }
      viewTransition?.ready.catch(() => undefined)
      viewTransition?.finished.catch(() => undefined)
    })
  }
}
