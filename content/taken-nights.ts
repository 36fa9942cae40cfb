/**
 * The words of “Nights taken” on the property pages, which show only where calendars are read
 * (`npm run availability`). Words in braces are blanks that the page fills in.
 */
export const takenNights = {
  heading: 'Nights taken',
  none: 'None in the next twelve months.',
  one: '{month}: night of {nights} taken',
  several: '{month}: nights of {nights} taken',
  read: 'As of {time}. Ask us to be sure.',
}
