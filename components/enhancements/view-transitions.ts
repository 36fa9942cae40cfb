/**
 * Handles the promises of a page transition that is skipped, for example because the visitor clicks a second link. That is
 * not a fault, but WebKit reports the rejected promises as errors.
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
