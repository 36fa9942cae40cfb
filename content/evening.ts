import type { Evening } from '@/lib/schema'

/**
 * One view in the lights of an evening, in their order. While the first picture of `home.ts` is one of them, a visitor moves
 * through them with the range below it. `line` is the colour of the heading that can be read on the sky of that picture. With
 * another picture there the range disappears, and the heading is white; a picture that needs it in ink is the only one here.
 */
export const evening: Evening = {
  hint: 'Move through the evening',
  label: 'The evening of 12 June, from 4 PM to 1 AM',
  lights: [
    { picture: 'evening/1600', hour: '4:00 PM', words: 'the sun still high', line: 'ink' },
    { picture: 'evening/1900', hour: '7:00 PM', words: 'long shadows', line: 'ink' },
    { picture: 'evening/2100', hour: '9:00 PM', words: 'the last hour of sun', line: 'ink' },
    { picture: 'evening/2208', hour: '10:08 PM', words: 'sunset, 12 June', line: 'white' },
    { picture: 'evening/2306', hour: '11:06 PM', words: 'the last of the light', line: 'white' },
    { picture: 'evening/0100', hour: '1:00 AM', words: 'never quite dark', line: 'white' },
  ],
}
