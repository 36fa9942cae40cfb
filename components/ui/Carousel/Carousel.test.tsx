import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPicture } from '@/lib/testing/builders'
import { Carousel } from './Carousel'
import { positionText } from './position-text'

const renderCarousel = (count: number) => {
  const pictures = ['pier', 'slip', 'net', 'buoy'].slice(0, count)
  render(
    <Carousel
      id="boats"
      label="Boats"
      sizes="100vw"
      pictures={pictures.map((name) => aPicture({ name, alt: `A ${name}`, caption: name }))}
    />,
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const announced = () => document.querySelector('[aria-live]')!.textContent

it.each([
  [1, []],
  [3, ['Picture 1 of 3', 'Picture 2 of 3', 'Picture 3 of 3']],
  [4, ['Previous picture', 'Next picture']],
])('has arrows only for more than 3 pictures, and a button for each of fewer: %i', (count, names) => {
  renderCarousel(count)
  expect(screen.queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(names)
})

it('marks the button of the picture in view', async () => {
  renderCarousel(3)
  await userEvent.click(button('Picture 3 of 3'))
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Picture 3 of 3')
})

it('loops, one picture a step, and announces its position until the next click elsewhere', async () => {
  renderCarousel(4)
  expect(announced()).toBe('')
  await userEvent.click(button('Previous picture'))
  expect(announced()).toBe('4 of 4')
  await userEvent.click(button('Next picture'))
  expect(announced()).toBe('1 of 4')
  await userEvent.keyboard('{ArrowRight}')
  expect(announced()).toBe('2 of 4')
  // With Alt the key goes back in history.
  expect(fireEvent.keyDown(button('Next picture'), { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(announced()).toBe('2 of 4')
  await userEvent.click(document.body)
  expect(announced()).toBe('')
})

it('loads the pictures out of view when it is first touched, and not before', () => {
  renderCarousel(4)
  const loading = () => new Set(screen.getAllByRole('img').map((image) => image.getAttribute('loading')))
  expect(loading()).toEqual(new Set(['lazy']))
  fireEvent.pointerOver(screen.getByRole('img', { name: 'A pier' }))
  expect(loading()).toEqual(new Set(['eager']))
})

it.each([
  [3, 1, '4 of 4'],
  [1, 3, '2–4 of 4'],
  [3, 2, '4, 1 of 4'],
  [3, 3, '4, 1, 2 of 4'],
])('names the slides in view: from index %i, %i slides: %s', (first, inView, text) => {
  expect(positionText(first, inView, 4)).toBe(text)
})
