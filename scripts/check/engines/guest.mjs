import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { until } from '../processes.mjs'

const path = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)
// A function, because that is what both protocols take.
const testingLibrary = new Function(readFileSync(path, 'utf8'))

/**
 * What a target says of itself, and the point to press it at unless something covers it or it still moves. Runs in the
 * page.
 */
async function look({ role, name, pattern, nth, scroll }) {
  const matcher = name ?? (pattern && new RegExp(pattern))
  const bySummary = () =>
    [...document.querySelectorAll('summary')].filter((each) => each.textContent === name)
  const byRole = () => TestingLibraryDom.queryAllByRole(document.body, role, matcher ? { name: matcher } : {})
  // A summary has no role of its own.
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

/** Sets a field at once, because no engine types a date like another. Runs in the page. */
function setValue(selector, value) {
  const field = document.querySelector(selector)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  set.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A guest in a browser: finds things by role and name, as `getByRole` does, presses and types like a person. */
export function guestIn(driver, origin) {
  const { evaluate } = driver
  const see = async (role, name, { nth = 0, scroll = false } = {}) => {
    const isLoaded = await evaluate(() => 'TestingLibraryDom' in window && document.readyState === 'complete')
    if (!isLoaded) await evaluate(testingLibrary)
    const named = name instanceof RegExp ? { pattern: name.source } : name && { name }
    return evaluate(look, { role, ...named, nth, scroll })
  }
  const reach = (role, name, options) =>
    until(async () => {
      const seen = await see(role, name, { ...options, scroll: true })
      return seen?.isReachable && !seen.isDisabled && seen.point
    }, `${role} “${name}” to press`)

  return {
    ...driver,
    open: (path) => driver.open(origin + path),
    see,
    click: async (...target) => driver.clickAt(await reach(...target)),
    pointAt: async (...target) => driver.moveTo(await reach(...target)),
    fill: (name, value) => evaluate(setValue, `[name="${name}"]`, value),
    /** Until this holds for what is found by role and name. */
    expect: (role, name, holds = Boolean, options) =>
      until(async () => {
        const seen = await see(role, name, options)
        return seen && holds(seen)
      }, `${role} “${name}”, ${holds}`),
    expectAt: (address) =>
      until(
        () => evaluate((wanted) => location.pathname + location.search + location.hash === wanted, address),
        `being at ${address}`,
      ),
    /** What has gone wrong since the last time this was asked. */
    faults: () =>
      evaluate(() => {
        const faults = JSON.parse(sessionStorage.getItem('faults') ?? '[]')
        sessionStorage.removeItem('faults')
        return faults
      }),
  }
}
