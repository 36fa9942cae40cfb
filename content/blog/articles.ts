import type { ArticleEntry } from '@/lib/schema'

/**
 * The articles, in any order: pages show the newest first. The text of each is `{slug}.mdx` in this folder, and its sources stand
 * in `SOURCES.md`.
 */
export const articles: readonly ArticleEntry[] = [
  {
    slug: 'coastal-walks-greencastle',
    title: 'Coastal walks around Greencastle',
    note: 'on foot',
    searchTitle: 'Walks from Greencastle, Donegal: shore, castle, lighthouse',
    date: '2025-06-20',
    image: 'blog/coastal-walks-greencastle',
    secondImage: 'apartment/10',
    excerpt: 'The shore path to Moville, the lighthouse at Shroove, and what to do when the wind gets up.',
    standfirst:
      'Face the water. Left is the lighthouse at Shroove, right is the path to Moville, and straight ahead you need the ferry.',
    description:
      'Walks from Greencastle, County Donegal. The shore path to Moville, the castle, Shroove lighthouse, the Inishowen Head loop and Kinnagoe Bay.',
    readingTime: 4,
    highlights: [
      'Maritime Museum: from September to April so far open on Mondays, Wednesdays and Fridays.',
      'Shore path to Moville: easy; storms have damaged it, so be ready to turn back.',
      'Inishowen Head loop: 8.3 km, two and a half hours, 250 m of climbing, purple arrows.',
      'Dogs on a lead on the loop.',
      'The road down to Kinnagoe Bay is steep and narrow, and the car park is small.',
    ],
  },
  {
    slug: 'day-trips-donegal',
    title: 'Day trips from Greencastle',
    note: 'by car',
    searchTitle: 'Day trips from Greencastle: Malin Head, Dunree, Derry',
    date: '2025-06-03',
    image: 'house/exterior-views-4',
    excerpt:
      'North to Malin Head, west to the Swilly, south to Grianán of Aileach, and a boat for the day after.',
    standfirst:
      'Three drives and a boat. Between them they take in two loughs, one stone fort and the top of Ireland.',
    description:
      'Day trips from Greencastle, Donegal: north to Malin Head, west to Fort Dunree, south to Grianán of Aileach and Derry, and the ferry to Magilligan.',
    readingTime: 4,
    highlights: [
      'By road, allow about an hour to Malin Head, and as long to Grianán of Aileach.',
      'The whole Inishowen 100: about 160 km.',
      'Five Finger Strand is for walking. Do not swim there.',
      'Derry and the far side of the ferry are across the border.',
      'The ferry is a summer service: ask before you count on it.',
    ],
  },
  {
    slug: 'taste-inishowen',
    title: 'A taste of Inishowen',
    note: 'at table',
    searchTitle: 'What to eat in Inishowen: seafood and soda bread',
    date: '2025-05-12',
    image: 'blog/taste-inishowen',
    secondImage: 'house/outdoor-2',
    excerpt:
      'Mussels, two kinds of oyster, a loaf you can bake yourself, and a republic that lasted three years.',
    standfirst: 'Greencastle is a fishing port first and a view second, so begin with what the boats land.',
    description:
      'What to eat around Greencastle and Moville. Whitefish, mussels and oysters of Lough Foyle, a soda bread to bake, dulse, carrageen and poitín.',
    readingTime: 4,
    callToAction: 'Come and taste it',
    highlights: [
      'Mussels: three to four minutes with the lid on.',
      'Soda bread: flour, salt, bread soda and buttermilk; 35 to 40 minutes in the oven.',
      'Both kitchens are full ones; bring or buy the flour and buttermilk.',
      'Many restaurants close in winter, so ring first.',
    ],
  },
]
