import { render, screen, within } from '@testing-library/react'
import { anArticle, aPicture } from '@/lib/testing/builders'
import { ArticleIndex } from './ArticleIndex'

it('links to each article on the page and gives its reading time', () => {
  const articles = [
    anArticle({ slug: 'rowing', title: 'Rowing', readingTime: 3 }),
    anArticle({ slug: 'bailing', title: 'Bailing', readingTime: 9 }),
  ]
  render(<ArticleIndex heading="Afloat" lede="In boats." picture={aPicture()} articles={articles} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Afloat' })).toBeVisible()
  const contents = within(screen.getByRole('navigation', { name: 'Articles' }))
  expect(contents.getByRole('link', { name: 'Rowing 3\u00a0min read' })).toHaveAttribute('href', '#rowing')
  expect(contents.getByRole('link', { name: 'Bailing 9\u00a0min read' })).toHaveAttribute('href', '#bailing')
})
