import { render, screen, within } from '@testing-library/react'
import { anArticle } from '@/lib/testing/builders'
import { Articles } from './Articles'

const article = anArticle({ slug: 'rowing', Content: () => <p>Sit down first.</p> })

it('shows every article, reached by its slug', () => {
  const articles = ['rowing', 'bailing', 'swimming', 'drying'].map((slug) => anArticle({ slug, title: slug }))
  render(<Articles articles={articles} highlightsHeading="Remember" />)
  const all = screen.getAllByRole('article')
  expect(all.map(({ id }) => id)).toEqual(['rowing', 'bailing', 'swimming', 'drying'])
})

it('shows an article whole: title, date, author, reading time, standfirst, text', () => {
  render(<Articles articles={[article]} highlightsHeading="Remember" />)
  const shown = within(screen.getByRole('article'))
  expect(shown.getByRole('heading', { level: 2, name: 'Rowing home' })).toBeVisible()
  expect(shown.getByText(/by A\. Boatman · 7 min read$/)).toHaveTextContent(/^3 February 2001 · /)
  expect(shown.getByText('3 February 2001')).toHaveAttribute('datetime', '2001-02-03')
  expect(shown.getByText('water')).toBeVisible()
  expect(shown.getByText('Sit down first.')).toBeVisible()
})

it('lists the highlights in their order', () => {
  render(<Articles articles={[article]} highlightsHeading="Remember" />)
  expect(screen.getByRole('heading', { level: 3, name: 'Remember' })).toBeVisible()
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(article.highlights)
})
