import type { YearOfLight } from '@/lib/schema/chart'

/**
 * The light of 2026. From one year to the next a sunset changes by less than two minutes, apart from the days between two
 * years' changes of the clocks. The drawing is in `public/charts`, is edited by hand, and has the hash of the file in its name.
 */
export const yearOfLight: YearOfLight = {
  heading: 'How late the light stays',
  text: 'In June the sun sets behind the house, over Inishowen, and Binevenagh gets the last of it. At eleven, if it’s clear, you can walk to the shore without a torch. In March it sets due west, in December up the lough.',
  description:
    'Daylight through the year, drawn day by day: shortest just before Christmas, from nearly nine in the morning until four; longest in June, from before five until after ten at night, with twilight between. It steps by an hour where the clocks change, at the end of March and of October.',
  summary: 'Daylight at Greencastle through the year: shortest just before Christmas, longest in June.',
  plot: { src: '/charts/year.6cf7d4b2.svg', width: 365, height: 1440 },
  words: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    day: 'Daylight',
    night: 'Night',
    today: 'Today',
  },
  /** The control over the drawing. The sentence also stands in its value, as a screen reader says it. */
  evening: {
    label: 'Choose an evening',
    sentence: '{date}: sunset {sunset}, dusk ends {dusk}',
    earlier: 'One evening earlier',
    later: 'One evening later',
    book: 'Plan a week from then',
  },
}
