import { fireEvent, render, screen } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { Photo } from '../Photo/Photo'
import { Carousel } from './Carousel'

it('loads the pictures out of view when it is first touched, and not before', () => {
  const slides = ['pier', 'slip', 'net', 'buoy'].map((name) => (
    <Photo key={name} picture={aPicture({ name, alt: name })} sizes="100vw" />
  ))
  render(<Carousel id="boats" label="Boats" slides={slides} />)
  const loading = () => new Set(screen.getAllByRole('img').map((image) => image.getAttribute('loading')))
  expect(loading()).toEqual(new Set(['lazy']))
  fireEvent.pointerOver(screen.getByRole('img', { name: 'pier' }))
  expect(loading()).toEqual(new Set(['eager']))
})
