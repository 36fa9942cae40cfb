import { runEach } from './dom'

// What runs again when the page is rendered again is tested by e2e/faults.spec.ts.

it('runs each function although one before it throws, which it reports', () => {
  const report = jest.fn()
  globalThis.reportError = report
  const last = jest.fn()
  const fault = new Error('No net')
  runEach([
    () => {
      throw fault
    },
    last,
  ])
  expect(last).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledWith(fault)
})
