import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'
import type { Browser } from './browsers'

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
  }
}

/** An element by its role and the start of its name; `nth` is one of several, from 0 on. */
export type Target = [role: string, name: string, nth?: number]

export type Visitor = ReturnType<typeof visitorIn>

/**
 * The state of an element, the point at which to click it, and whether a click there would reach it because it stands still
 * and nothing covers it. Runs in the page, which has Testing Library.
 */
async function inspect(isScrolled: boolean, role: string, start: string, nth = 0) {
  // `summary` has no ARIA role.
  const summaries = () =>
    Array.from(document.querySelectorAll('summary')).filter((each) => each.textContent === start)
  const byRole = () =>
    window.TestingLibraryDom.queryAllByRole(document.body, role, { name: (name) => name.startsWith(start) })
  const element = (role === 'summary' ? summaries() : byRole()).at(nth) as HTMLInputElement | undefined
  if (!element) return null
  if (isScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const center = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [Math.round(left + width / 2), Math.round(top + height / 2)] as const
  }
  const before = center()
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  const point = center()
  const isCovered = !element.contains(document.elementFromPoint(...point))
  return {
    point,
    isReachable: String(point) === String(before) && !isCovered && !element.matches(':disabled'),
    isFocused: element === document.activeElement,
    isOpen: element.getAttribute('aria-expanded') === 'true',
    checked: element.checked,
  }
}

/** Sets the value of a field without typing, because each engine types dates differently. Runs in the page. */
function setValue(name: string, value: string) {
  const fields = Array.from(document.getElementsByName(name)) as HTMLInputElement[]
  const radio = fields.find((field) => field.type === 'radio' && field.value === value)
  if (radio) return radio.click()
  for (const type of ['input', 'change'] as const)
    window.TestingLibraryDom.fireEvent[type](fields[0]!, { target: { value } })
}

/**
 * A visitor in a browser: finds elements by role and name, as `getByRole` does, and clicks and types like a person.
 *
 * @param origin the address of the site
 */
export function visitorIn(browser: Browser, origin: string) {
  const evaluate: Browser['evaluate'] = (script, ...values) => browser.evaluate(script, ...values)
  /** Repeats a check for ten seconds until it no longer throws; then throws its last error. */
  const eventually = (check: () => Promise<void>) =>
    expect(check).toPass({ timeout: 10_000, intervals: [50] })

  /** Waits until a function, which runs in the page, returns a value that equals or matches. */
  const waitForValue = <Values extends unknown[]>(
    read: (...values: Values) => unknown,
    wanted: unknown,
    ...values: Values
  ) => eventually(async () => expect(await evaluate(read, ...values)).toEqual(wanted))

  /** Waits until an element can be clicked, and returns the point at which to click. */
  const reach = async (...target: Target) => {
    let seen: Awaited<ReturnType<typeof inspect>> | undefined
    await eventually(async () => {
      seen = await evaluate(inspect, true, ...target)
      expect(seen, target.join(' ')).toMatchObject({ isReachable: true })
    })
    return seen!.point
  }

  /**
   * Does what leaves the document, and waits until another one has loaded: a navigation before would replace the entry in
   * the history. The drivers' own commands wait for a load event, which a page from the back-forward cache does not fire.
   */
  const leave = async (way: 'assign' | 'reload' | 'back' | 'forward', path = '') => {
    const depart = (by: typeof way, address: string) => {
      setTimeout(() => {
        if (by === 'assign') location.assign(address)
        else if (by === 'reload') location.reload()
        else history[by]()
      })
      return performance.timeOrigin
    }
    const left = await evaluate(depart, way, origin + path)
    // Firefox may show an empty document before the next one.
    const isLoaded = (last: number) =>
      performance.timeOrigin !== last && location.protocol === 'http:' && document.readyState === 'complete'
    await waitForValue(isLoaded, true, left)
  }

  return {
    evaluate,
    waitForValue,
    press: (key: Parameters<Browser['keyboard']['press']>[0]) => browser.keyboard.press(key),
    type: (text: string) => browser.keyboard.type(text),
    resize: (width: number, height: number) => browser.setViewport({ width, height }),
    moveTo: (x: number, y: number) => browser.mouse.move(x, y),
    pointAt: async (...target: Target) => browser.mouse.move(...(await reach(...target))),
    click: async (...target: Target) => browser.mouse.click(...(await reach(...target))),
    fill: (name: string, value: string) => evaluate(setValue, name, value),
    open: (path: string) => leave('assign', path),
    reload: () => leave('reload'),
    back: () => leave('back'),
    forward: () => leave('forward'),
    /** Waits until an element with this role and name has this state: some of the properties that `inspect` returns. */
    waitFor: (role: string, name: string, state: Record<string, boolean> = {}) =>
      waitForValue(inspect, expect.objectContaining(state), false, role, name),
    /** Waits until the page at this address has loaded. */
    waitForAddress: (address: unknown) =>
      waitForValue(
        () => [document.readyState, location.href.slice(location.origin.length)],
        ['complete', address],
      ),
  }
}
