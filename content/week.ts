import type { Week } from '@/lib/schema'

/** What to do from the door. Facts and distances are those of the articles. */
export const week: Week = {
  heading: 'A week from the door',
  rows: [
    {
      place: 'Harbour and Maritime Museum',
      fact: 'Fishing boats in front, a planetarium for when the wind gets up',
      href: '/blogs/coastal-walks-greencastle#greencastle',
    },
    {
      place: 'Shroove',
      fact: 'A lighthouse between two beaches; lifeguards in July and August',
      distance: '5 km',
      href: '/blogs/coastal-walks-greencastle#shroove-and-its-lighthouse',
    },
    {
      place: 'Kinnagoe Bay',
      fact: 'Down a steep road, to where a ship of the Armada went aground',
      distance: '8.5 km',
      href: '/blogs/coastal-walks-greencastle#kinnagoe-bay',
    },
    {
      place: 'Inishowen Head loop',
      fact: 'Two and a half hours on foot, with Islay on a clear day',
      distance: '8.3 km round',
      href: '/blogs/coastal-walks-greencastle#inishowen-head',
    },
    {
      place: 'Malin Head',
      fact: 'The top of Ireland; bring a coat',
      distance: 'about an hour',
      href: '/blogs/day-trips-donegal#north-to-malin-head',
    },
    {
      place: 'The walls of Derry',
      fact: 'Finished in 1618, never breached, and walked on top',
      distance: '35 km',
      href: '/blogs/day-trips-donegal#the-walls-of-derry',
    },
  ],
}
