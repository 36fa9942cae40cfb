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

it('makes one step of one gesture, however long it rolls on', () => {
  const { step, roll } = listen()
  for (let event = 0; event < 20; event += 1) roll(20)
  expect(step.mock.calls).toEqual([[1]])
})

it('makes another step of the next gesture, the other way', () => {
  const { step, roll } = listen()
  roll(40)
  roll(-40, 0, 500)
  expect(step.mock.calls).toEqual([[1], [-1]])
})

it('makes no step of a touch too slight to mean it', () => {
  const { step, roll } = listen()
  roll(10)
  roll(10)
  expect(step).not.toHaveBeenCalled()
})

it('leaves a gesture that goes down the page to the page', () => {
  const { step, roll } = listen()
  const isLeftToThePage = roll(10, 90)
  expect(isLeftToThePage).toBe(true)
  expect(step).not.toHaveBeenCalled()
})

it('stops listening when the track is handed back', () => {
  const { step, roll, end } = listen()
  end.abort()
  roll(90)
  expect(step).not.toHaveBeenCalled()
})
