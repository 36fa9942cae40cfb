import { fireEvent, render, screen } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { Photo } from '../Photo/Photo'
import { carouselWords } from '@/content/navigation'
import { Carousel } from './Carousel'

const renderCarousel = (count: number) => {
  const slides = ['pier', 'slip', 'net', 'buoy'].map((name) => (
    <Photo key={name} picture={aPicture({ name, alt: name })} sizes="100vw" />
  ))
  render(<Carousel id="boats" label="Boats" slides={slides.slice(0, count)} />)
}

it.each([
  [3, []],
  [4, [carouselWords.previous, carouselWords.next]],
])('has arrows only for more than 3 pictures: %i', (count, names) => {
  renderCarousel(count)
  expect(screen.queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(names)
})

it('loads the pictures out of view when it is first touched, and not before', () => {
  renderCarousel(4)
  const loading = () => new Set(screen.getAllByRole('img').map((image) => image.getAttribute('loading')))
  expect(loading()).toEqual(new Set(['lazy']))
  fireEvent.pointerOver(screen.getByRole('img', { name: 'pier' }))
  expect(loading()).toEqual(new Set(['eager']))
})
