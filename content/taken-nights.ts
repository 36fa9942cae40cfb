/**
 * The words of “Nights taken” on the property pages and of the hint beside the booking form. Both show only where
 * calendars are read (`npm run availability`). Words in braces are blanks that the page fills in.
 */
export const takenNights = {
  heading: 'Nights taken',
  none: 'None in the next twelve months.',
  one: '{month}: night of {nights} taken',
  several: '{month}: nights of {nights} taken',
  read: 'As of {time}. Ask us to be sure.',
  hint: {
    one: 'The night of {nights} looks taken.',
    several: '{count} of these nights look taken ({nights}).',
    counts: ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
    others: 'others',
    text: 'You can still ask, or choose other dates.',
  },
}
