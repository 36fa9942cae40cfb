import type { YearOfLight } from '@/lib/schema/chart'
import plot from '../generated/year.json'
import { evenings } from './evenings'

/** The words of the year of light. The times come from the formula in `lib/light/solar.ts`. */
export const yearOfLight: YearOfLight = {
  heading: 'How late the light stays',
  text: 'Dark is night, white is day. Most of the year the sun rises over the water and sets behind the house; in midwinter it sets up the lough. Around midsummer the northern sky never goes fully dark.',
  sunsets: evenings,
  description:
    'Daylight through the year, drawn day by day: shortest just before Christmas, from nearly nine in the morning until four; longest in June, from before five until after ten at night, with twilight between. It steps by an hour where the clocks change, at the end of March and of October.',
  summary: 'Daylight at Greencastle through the year: shortest just before Christmas, longest in June.',
  plot,
  words: {
    hours: ['6 PM', 'noon', '6 AM'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    day: 'Daylight',
    night: 'Night',
    today: 'Today',
  },
}
