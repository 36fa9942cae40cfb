import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPicture } from '@/lib/testing/builders'
import { someCarouselWords } from '@/lib/testing/words'
import { Photo } from '../Photo/Photo'
import { Carousel } from './Carousel'
import { slidesInView } from './use-carousel'

const renderCarousel = (count: number) => {
  const slides = ['pier', 'slip', 'net', 'buoy'].map((name) => (
    <Photo key={name} picture={aPicture({ name, alt: name })} sizes="100vw" />
  ))
  render(<Carousel id="boats" label="Boats" words={someCarouselWords()} slides={slides.slice(0, count)} />)
}
const button = (name: string) => screen.getByRole('button', { name })
const announced = () => document.querySelector('[aria-live]')!.textContent

it.each([
  [1, []],
  [3, ['picture 1 3', 'picture 2 3', 'picture 3 3']],
  [4, ['previous', 'next']],
])('has arrows only for more than 3 pictures, and a button for each of fewer: %i', (count, names) => {
  renderCarousel(count)
  expect(screen.queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(names)
})

it('announces its position after a step, until the focus moves on, and leaves Alt and an arrow to the browser', async () => {
  renderCarousel(3)
  expect(announced()).toBe('')
  await userEvent.click(button('picture 3 3'))
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('picture 3 3')
  expect(announced()).toBe('position 3 3')
  expect(fireEvent.keyDown(button('picture 3 3'), { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(announced()).toBe('position 3 3')
  await userEvent.click(document.body)
  expect(announced()).toBe('')
})

it('loads the pictures out of view when it is first touched, and not before', () => {
  renderCarousel(4)
  const loading = () => new Set(screen.getAllByRole('img').map((image) => image.getAttribute('loading')))
  expect(loading()).toEqual(new Set(['lazy']))
  fireEvent.pointerOver(screen.getByRole('img', { name: 'pier' }))
  expect(loading()).toEqual(new Set(['eager']))
})

it.each([
  [3, 1, '4'],
  [1, 3, '2–4'],
  [3, 2, '4, 1'],
  [3, 3, '4, 1, 2'],
])('names the slides in view: from index %i, %i slides: %s', (first, inView, text) => {
  expect(slidesInView(first, inView, 4)).toBe(text)
})
