import type { PageEntry } from '@/lib/schema/page'
import { picture } from './photos/picture'
import { properties } from './properties/all'

const description = 'An old boathouse above a lake, with oars on the wall and a stove in the corner.'

export const pages = {
  home: {
    path: '/',
    title: 'Lakeside, a boathouse',
    description: `Home: ${description}`,
    image: picture('pier'),
    cardTitle: 'Lakeside',
    changed: '2031-05-01',
  },
  ...Object.fromEntries(properties.map(({ id, path, page }) => [id, { path, ...page }])),
  blogs: {
    path: '/blogs',
    title: 'Articles about a lake',
    description: `Blog: ${description}`,
    changed: '2031-05-01',
  },
  thankYou: {
    path: '/thank-you',
    title: 'Thank you for asking',
    description: `Thanks: ${description}`,
    noindex: true,
  },
} satisfies Record<string, PageEntry>
