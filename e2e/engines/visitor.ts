import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'
import type { Browser } from './browsers'

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    isOld?: boolean
  }
}

/** An element by its role and name; `nth` is one of several, from 0 on. */
export type Target = [role: string, name?: string | RegExp, options?: { nth: number }]

interface Sought {
  role: string
  name?: string
  pattern?: string
  nth?: number
  scroll?: boolean
}

export type Visitor = ReturnType<typeof visitorIn>

/** Repeats a check for ten seconds until it no longer throws; then throws its last error. */
export const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({ timeout: 10_000, intervals: [50] })

/**
 * The state of an element, the point at which to click it, and whether a click there would reach it because nothing covers
 * it. Runs in the page, which has Testing Library.
 */
function inspect({ role, name, pattern, nth = 0, scroll }: Sought) {
  // `summary` has no ARIA role.
  const summaries = () =>
    Array.from(document.querySelectorAll('summary')).filter((each) => each.textContent === name)
  const byRole = () =>
    window.TestingLibraryDom.queryAllByRole(document.body, role, {
      name: pattern ? new RegExp(pattern) : name,
    })
  const element = (role === 'summary' ? summaries() : byRole()).at(nth) as HTMLInputElement | undefined
  if (!element) return null
  if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const isReachable = element.contains(document.elementFromPoint(point.x, point.y))
  return {
    point,
    isReachable: isReachable && !element.matches(':disabled'),
    isFocused: element === document.activeElement,
    isOpen: element.getAttribute('aria-expanded') === 'true',
    checked: element.checked,
    value: element.value,
  }
}

/** Sets the value of a field without typing, because each engine types dates differently. Runs in the page. */
function setValue(name: string, value: string) {
  const field = document.getElementsByName(name)[0]!
  for (const type of ['input', 'change'] as const)
    window.TestingLibraryDom.fireEvent[type](field, { target: { value } })
}

/**
 * A visitor in a browser: finds elements by role and name, as `getByRole` does, and clicks and types like a person.
 *
 * @param origin the address of the site
 */
export function visitorIn(browser: Browser, origin: string) {
  const { evaluate } = browser
  const see = (role: string, name?: string | RegExp, options?: Partial<Sought>) =>
    evaluate(inspect, { role, ...(name instanceof RegExp ? { pattern: name.source } : { name }), ...options })

  /** Waits until an element has stopped moving and can be clicked, and returns the point at which to click. */
  const reach = async (...[role, name, options]: Target) => {
    let seen: Awaited<ReturnType<typeof see>> | undefined
    await eventually(async () => {
      // Two looks in a row have to give the same point.
      const last = seen
      seen = await see(role, name, { ...options, scroll: true })
      expect(seen, `${role} “${name}”`).toMatchObject({ isReachable: true, point: last?.point })
    })
    return seen!.point
  }

  return {
    ...browser,
    open: (path: string) => browser.open(origin + path),
    click: async (...target: Target) => browser.clickAt(await reach(...target)),
    pointAt: async (...target: Target) => browser.moveTo(await reach(...target)),
    fill: (name: string, value: string) => evaluate(setValue, name, value),
    // The drivers' own commands wait for a load event, which a page from the back-forward cache does not fire.
    back: () => evaluate(() => void setTimeout(() => history.back())),
    forward: () => evaluate(() => void setTimeout(() => history.forward())),
    /** Reloads the page, and waits until the old one is gone. */
    reload: async () => {
      await evaluate(() => {
        window.isOld = true
        setTimeout(() => location.reload())
      })
      await eventually(async () => expect(await evaluate(() => window.isOld === true)).toBe(false))
    },
    /** Waits until an element with this role and name has this state: some of the properties that `inspect` returns. */
    waitFor: (role: string, name?: string | RegExp, state: Record<string, unknown> = {}) =>
      eventually(async () => expect(await see(role, name), `${role} “${name}”`).toMatchObject(state)),
    /** Waits until the page at this address has loaded. */
    waitForAddress: (address: string) =>
      eventually(async () => {
        const state = await evaluate(() => [location.href, document.readyState])
        expect(state).toEqual([origin + address, 'complete'])
      }),
  }
}
