/** Calls back when the browser has nothing else to do; where it does not say so, soon. */
export function whenIdle(act: () => void) {
  const soon: (act: () => void) => void = window.requestIdleCallback ?? setTimeout
  soon(act)
}
