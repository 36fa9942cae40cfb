import { fireEvent } from '@testing-library/react'
import { stepOnSidewaysWheel } from './sideways-wheel'

const listen = () => {
  const track = document.createElement('div')
  const step = jest.fn()
  const end = new AbortController()
  stepOnSidewaysWheel(track, end.signal, step)
  let time = 1000
  const roll = (deltaX: number, deltaY = 0, after = 16) => {
    const event = new WheelEvent('wheel', { deltaX, deltaY, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (time += after) })
    return fireEvent(track, event)
  }
  return { step, roll, end }
}

it('makes one step for one gesture, however long its wheel events go on', () => {
  const { step, roll } = listen()
  for (let event = 0; event < 20; event += 1) roll(20)
  expect(step.mock.calls).toEqual([[1]])
})

it('makes a step back for a second gesture in the other direction', () => {
  const { step, roll } = listen()
  roll(40)
  roll(-40, 0, 500)
  expect(step.mock.calls).toEqual([[1], [-1]])
})

it('ignores a gesture that is shorter than the threshold', () => {
  const { step, roll } = listen()
  roll(10)
  roll(10)
  expect(step).not.toHaveBeenCalled()
})

it('lets a vertical gesture scroll the page', () => {
  const { step, roll } = listen()
  const isNotPrevented = roll(10, 90)
  expect(isNotPrevented).toBe(true)
  expect(step).not.toHaveBeenCalled()
})

it('stops listening when its signal is aborted', () => {
  const { step, roll, end } = listen()
  end.abort()
  roll(90)
  expect(step).not.toHaveBeenCalled()
})
