import { onEachRendering, runEach, togglePageAttribute } from './dom'

/** Replaces the page's elements and removes the attributes of `<html>`, as React does. */
function renderAgain() {
  document.documentElement.removeAttribute('data-wet')
  document.body.innerHTML = '<main></main>'
}

// The observer of an old body does not see how Jest clears the document in the end.
afterEach(() => document.body.replaceWith(document.createElement('body')))

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

it('runs functions again, and sets the attributes of the page again, when the page is rendered again', async () => {
  renderAgain()
  const act = jest.fn()
  onEachRendering([act])
  togglePageAttribute('data-wet', true)
  togglePageAttribute('data-dry', true)
  togglePageAttribute('data-dry', false)
  document.body.append(document.createElement('dialog'))
  await Promise.resolve()
  expect(act).toHaveBeenCalledTimes(1)
  renderAgain()
  await Promise.resolve()
  expect(act).toHaveBeenCalledTimes(2)
  expect(document.documentElement).toHaveAttribute('data-wet')
  expect(document.documentElement).not.toHaveAttribute('data-dry')
})
