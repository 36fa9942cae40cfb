import { render, screen } from '@testing-library/react'
import { anArticle } from '@/lib/testing/builders'
import { ArticleTeaser } from './ArticleTeaser'

it.each([true, false])('links to the article on /blogs (large card: %s)', (lead) => {
  render(<ArticleTeaser article={anArticle()} lead={lead} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Rowing home' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rowing home' })).toHaveAttribute('href', '/blogs#rowing-home')
  expect(screen.getByText(/7 min long$/)).toHaveTextContent('3 February 2001 · 7 min long')
  expect(screen.getByText('How to row home.')).toBeVisible()
})
