import { render, screen, within } from '@testing-library/react'
import { anArticle, anExtractSource } from '@/lib/testing/builders'
import { Articles } from './Articles'

const shared = {
  highlightsHeading: 'Remember',
  chart: anExtractSource(),
  extract: { label: 'Part of the map', numbers: 'As in the text.', key: 'Blue: us.' },
  share: { label: 'Pass it on', copied: 'Copied', failed: 'Not copied' },
  siteUrl: 'https://lakeside.example',
}
const article = anArticle({
  highlights: ['1. Bring oars.', 'Bring a lamp.'],
  slug: 'rowing',
  Content: () => <p>Sit down first.</p>,
})

it('shows every article and gives it its slug as id', () => {
  const articles = ['rowing', 'bailing', 'swimming', 'drying'].map((slug) => anArticle({ slug, title: slug }))
  render(<Articles articles={articles} {...shared} />)
  const all = screen.getAllByRole('article')
  expect(all.map(({ id }) => id)).toEqual(['rowing', 'bailing', 'swimming', 'drying'])
})

it('shows title, date, author, reading time, standfirst and text of an article', () => {
  render(<Articles articles={[article]} {...shared} />)
  const shown = within(screen.getByRole('article'))
  expect(shown.getByRole('heading', { level: 2, name: 'Rowing home' })).toBeVisible()
  expect(shown.getByText(/by A\. Boatman · 7 min read$/)).toHaveTextContent(/^3 February 2001 · /)
  expect(shown.getByText('3 February 2001')).toHaveAttribute('datetime', '2001-02-03')
  expect(shown.getByText('water')).toBeVisible()
  expect(shown.getByText('Sit down first.')).toBeVisible()
})

it('lists the highlights in the order of the front matter, with the numbers of their places', () => {
  render(<Articles articles={[article]} {...shared} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Remember' })).toBeVisible()
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['1 Bring oars.', 'Bring a lamp.'])
})

it('offers the address of the article’s own page for sharing', () => {
  render(<Articles articles={[article]} {...shared} />)
  expect(screen.getByRole('button', { name: 'Pass it on' })).toBeVisible()
  const address = screen.getByRole('link', { name: 'lakeside.example/blogs/rowing' })
  expect(address).toHaveAttribute('href', '/blogs/rowing')
})
