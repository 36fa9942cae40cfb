import { render, screen } from '@testing-library/react'
import { anArticle } from '@/lib/testing/builders'
import { OtherArticles } from './OtherArticles'

it('links to the own page of each other article, and to /blogs', () => {
  const articles = ['rowing', 'bailing'].map((slug) => anArticle({ slug, title: slug }))
  render(<OtherArticles heading="More" linkLabel="All of them" articles={articles} />)
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['rowing', 'bailing', 'All of them'].map(addressOf)).toEqual([
    '/blogs/rowing',
    '/blogs/bailing',
    '/blogs',
  ])
})
