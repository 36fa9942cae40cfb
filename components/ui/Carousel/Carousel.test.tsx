import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { aPicture } from '@/lib/testing/builders'
import { Carousel } from './Carousel'

const names = ['pier', 'slip', 'net', 'buoy', 'lamp']
const renderCarousel = (count: number, sibling?: ReactNode) =>
  render(
    <>
      <Carousel
        id="boats"
        label="Boats"
        sizes="100vw"
        pictures={names.slice(0, count).map((name) => aPicture({ name, alt: `A ${name}`, caption: name }))}
      />
      {sibling}
    </>,
  )

/** The position as it is seen where one picture is in view. */
const shown = (text: string) => screen.getByText(text, { selector: 'span' })
const next = () => screen.getByRole('button', { name: 'Next picture' })
const previous = () => screen.getByRole('button', { name: 'Previous picture' })

it.each([
  [3, 0],
  [4, 2],
])('has arrows only for more than 3 pictures: for %i pictures, %i arrows', (count, arrows) => {
  renderCarousel(count)
  expect(screen.queryAllByRole('button', { name: /(previous|next) picture/i })).toHaveLength(arrows)
})

it('has a button for each picture where there are no arrows', async () => {
  renderCarousel(3)
  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Picture 1 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Picture 3 of 3' }))
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Picture 3 of 3')
})

it('has no controls for a single picture', () => {
  renderCarousel(1)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByText('1 of 1')).not.toBeInTheDocument()
})

it('is a carousel of numbered slides, each with a picture that links to its large version', () => {
  renderCarousel(4)
  const carousel = screen.getByRole('group', { name: 'Boats' })
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  const slides = screen.getAllByRole('group', { name: /^[1-4] of 4$/ })
  expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(Array(4).fill('slide'))
  expect(screen.getByRole('link', { name: 'A net' })).toHaveAttribute(
    'href',
    '/pictures/pier.00ff00ff-1100.jpg',
  )
})

it('loops in both directions, one picture a step, and announces its position until the next click elsewhere', async () => {
  renderCarousel(4)
  const announced = () => document.querySelector('[aria-live]')!.textContent
  expect(announced()).toBe('')
  await userEvent.click(previous())
  expect(shown('4 of 4')).toBeVisible()
  expect(announced()).toBe('4 of 4')
  await userEvent.click(next())
  await userEvent.click(next())
  expect(shown('2 of 4')).toBeVisible()
  expect(announced()).toBe('2 of 4')
  fireEvent.click(screen.getByRole('link', { name: 'A slip' }))
  expect(announced()).toBe('')
})

it('keeps a click that is made before embla takes over the track', () => {
  const ClickInEffect = () => {
    useEffect(() => next().click(), [])
    return null
  }
  renderCarousel(4, <ClickInEffect />)
  expect(shown('2 of 4')).toBeVisible()
})

it('moves with the arrow keys while the focus is on a picture or on an arrow', async () => {
  renderCarousel(4)
  screen.getByRole('link', { name: 'A pier' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown('2 of 4')).toBeVisible()
  next().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(shown('4 of 4')).toBeVisible()
})

it('leaves Alt and ArrowLeft, which go back in history, to the browser', () => {
  renderCarousel(4)
  const wasHandled = !fireEvent.keyDown(next(), { key: 'ArrowLeft', altKey: true })
  expect(wasHandled).toBe(false)
  expect(shown('1 of 4')).toBeVisible()
})

it('loads the pictures out of view when it is first touched, and not before', () => {
  renderCarousel(4)
  const loading = () => screen.getAllByRole('img').map((image) => image.getAttribute('loading'))
  expect(loading()).toEqual(Array(4).fill('lazy'))
  fireEvent.pointerOver(screen.getByRole('img', { name: 'A pier' }))
  expect(loading()).toEqual(Array(4).fill('eager'))
})
