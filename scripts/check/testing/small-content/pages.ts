import type { Written } from '@/lib/content/written'
import type { PageEntry } from '@/lib/schema/page'

export const pages = {
  home: {
    path: '/',
    title: 'Lakeside, a boathouse',
    description: 'Home: an old boathouse above a lake, with oars on the wall and a stove in the corner.',
    image: 'pier',
    cardTitle: 'Lakeside',
    changed: '2031-05-01',
  },
  blogs: {
    path: '/blogs',
    title: 'Articles about a lake',
    description: 'Blog: an old boathouse above a lake, with oars on the wall and a stove in the corner.',
    changed: '2031-05-01',
  },
  thankYou: {
    path: '/thank-you',
    title: 'Thank you for asking',
    description: 'Thanks: an old boathouse above a lake, with oars on the wall and a stove in the corner.',
    noindex: true,
  },
} satisfies Record<string, Written<PageEntry>>
