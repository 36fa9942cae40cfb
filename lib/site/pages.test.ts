import { articlePage } from './pages'
import { anArticle } from '../testing/builders'

it('gives the page of an article its entry, with the name of the site after its title', () => {
  expect(articlePage(anArticle({ slug: 'rowing', title: 'Rowing', image: 'oars' }), 'Lakeside')).toEqual({
    path: '/blogs/rowing',
    title: 'Rowing: Lakeside',
    description: 'How to row home in the dark.',
    image: 'oars',
    type: 'article',
    changed: '2001-02-03',
    author: 'A. Boatman',
  })
})

it('gives it the title for search results that the article has', () => {
  const article = anArticle({ searchTitle: 'How to row home: oars and stars' })
  expect(articlePage(article, 'Lakeside').title).toBe('How to row home: oars and stars')
})
