import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPicture } from '@/lib/testing/builders'
import { someCarouselWords } from '@/lib/testing/words'
import { Photo } from '../Photo/Photo'
import { Carousel } from './Carousel'
import { moveCarousels } from './carousels'
import * as module from './run-carousel'

// embla needs a layout (e2e/pictures/carousel.spec.ts).
jest.mock('embla-carousel', () => (track: HTMLElement) => {
  let at = 0
  return {
    selectedScrollSnap: () => at,
    scrollTo: (index: number) => (at = index),
    rootNode: () => track,
    slidesInView: () => [],
    on() {
      return this
    },
  }
})

/** Every carousel is near. */
window.IntersectionObserver = class {
  constructor(private report: (entries: object[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }])
  }
} as never

const renderCarousel = (count: number) => {
  const slides = ['pier', 'slip', 'net', 'buoy'].map((name) => (
    <Photo key={name} picture={aPicture({ name, alt: name })} sizes="100vw" />
  ))
  render(<Carousel id="boats" label="Boats" words={someCarouselWords()} slides={slides.slice(0, count)} />)
  return screen.getByRole('group', { name: 'Boats' })
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
  const carousel = renderCarousel(3)
  moveCarousels(() => Promise.resolve(module))
  await waitFor(() => expect(carousel).toHaveAttribute('data-running'))
  expect(announced()).toBe('')
  await userEvent.click(button('picture 3 3'))
  expect(button('picture 3 3').ariaCurrent).toBe('true')
  expect(announced()).toBe('position 3 3')
  expect(fireEvent.keyDown(button('picture 3 3'), { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(announced()).toBe('position 3 3')
  expect(fireEvent.keyDown(button('picture 3 3'), { key: 'ArrowLeft' })).toBe(false)
  expect(announced()).toBe('position 2 3')
  await userEvent.click(document.body)
  expect(announced()).toBe('')
})

it('loads the pictures out of view when it is first touched, and not before', () => {
  renderCarousel(4)
  moveCarousels(() => Promise.reject(new Error('lost')))
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
  expect(module.slidesInView(first, inView, 4)).toBe(text)
})
