import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { until } from '../processes.mjs'

const path = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)
// Both protocols evaluate functions, so the library's text is wrapped in one.
const testingLibrary = new Function(readFileSync(path, 'utf8'))

/**
 * The state of an element, the point at which to click it, and whether a click there reaches it: nothing covers it and it
 * does not move. Runs in the page.
 */
async function inspect({ role, name, pattern, nth, scroll }) {
  const matcher = name ?? (pattern && new RegExp(pattern))
  const bySummary = () =>
    [...document.querySelectorAll('summary')].filter((each) => each.textContent === name)
  const byRole = () => TestingLibraryDom.queryAllByRole(document.body, role, matcher ? { name: matcher } : {})
  // `summary` has no ARIA role.
  const element = (role === 'summary' ? bySummary() : byRole()).at(nth)
  if (!element) return null
  const frame = () => new Promise(requestAnimationFrame)
  const topInTwoFrames = async () => {
    await frame()
    await frame()
    return element.getBoundingClientRect().top
  }
  if (scroll) element.scrollIntoView({ block: 'center' })
  const isStill = !scroll || Math.abs((await topInTwoFrames()) - (await topInTwoFrames())) < 1
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const isReachable = element.contains(hit) || hit?.closest('label')?.control === element
  return {
    point,
    isReachable: isStill && isReachable,
    isFocused: element === document.activeElement,
    isDisabled: element.matches(':disabled'),
    isOpen: element.popoverTargetElement?.matches(':popover-open'),
    checked: element.checked,
    value: element.value,
  }
}

/** Sets the value of a field without typing, because each engine types dates differently. Runs in the page. */
function setValue(selector, value) {
  const field = document.querySelector(selector)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  set.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A visitor in a browser: finds elements by role and name, as `getByRole` does, and clicks and types like a person. */
export function visitorIn(driver, origin) {
  const { evaluate } = driver
  const see = async (role, name, { nth = 0, scroll = false } = {}) => {
    const isLoaded = await evaluate(() => 'TestingLibraryDom' in window && document.readyState === 'complete')
    if (!isLoaded) await evaluate(testingLibrary)
    const named = name instanceof RegExp ? { pattern: name.source } : name && { name }
    return evaluate(inspect, { role, ...named, nth, scroll })
  }
  const reach = (role, name, options) =>
    until(async () => {
      const seen = await see(role, name, { ...options, scroll: true })
      return seen?.isReachable && !seen.isDisabled && seen.point
    }, `${role} “${name}” to be clickable`)

  return {
    ...driver,
    open: (path) => driver.open(origin + path),
    see,
    click: async (...target) => driver.clickAt(await reach(...target)),
    pointAt: async (...target) => driver.moveTo(await reach(...target)),
    fill: (name, value) => evaluate(setValue, `[name="${name}"]`, value),
    /** Waits until the element with this role and name meets the condition. */
    expect: (role, name, condition = Boolean, options) =>
      until(async () => {
        const seen = await see(role, name, options)
        return seen && condition(seen)
      }, `${role} “${name}”, ${condition}`),
    expectAt: (address) =>
      until(
        () => evaluate((wanted) => location.pathname + location.search + location.hash === wanted, address),
        `the address ${address}`,
      ),
    /** The errors of all pages since the last call. */
    recordedErrors: () =>
      evaluate(() => {
        const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]')
        sessionStorage.removeItem('errors')
        return errors
      }),
  }
}
