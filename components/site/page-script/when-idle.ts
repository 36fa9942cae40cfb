/** Milliseconds. */
const AT_LATEST = 200

export const tellsOfIdleness = () => 'requestIdleCallback' in window

/**
 * Calls back when the browser has nothing else to do; where it does not say so, soon. Chromium may stop saying so for
 * seconds while it draws no frames, as after a change of the window's size.
 */
export function whenIdle(act: () => void) {
  if (tellsOfIdleness()) requestIdleCallback(act, { timeout: AT_LATEST })
  else setTimeout(act)
}
