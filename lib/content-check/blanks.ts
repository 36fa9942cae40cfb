/** The blanks that the pages fill in, by file and entry (`FormWords`, `PropertyWords`, `ThanksWords`). */
export const blanks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'content/booking.ts': {
    'booking, withoutScript, prices': ['property'],
    'formWords, where, sleeps': ['capacity'],
    'formWords, where, nightly': ['price'],
    'formWords, price, from': ['price'],
    'formWords, price, nightly': ['price'],
    'formWords, price, breakdown': ['nights', 'price'],
    'formWords, hints, reversed, text': ['nights'],
    'formWords, hints, sameDay, text': ['nights'],
    'formWords, hints, past, title': ['date'],
    'formWords, hints, past, text': ['today'],
    'formWords, hints, capacity, title': ['property', 'capacity'],
    'formWords, hints, capacity, text': ['guests', 'larger', 'Larger', 'largerCapacity'],
    'formWords, plan, nightlyPrice': ['property'],
    'formWords, plan, moreNights': ['count'],
    'formWords, plan, stillNeeded': ['what'],
  },
  'content/properties/words.ts': {
    'propertyWords, rows, nightly': ['whole'],
  },
  'content/thank-you.ts': {
    'thankYou, inAll': ['total'],
    'thankYou, asRequested': ['total'],
    'thankYou, summary, breakdown': ['nights', 'price'],
    'thankYou, letter, subject': ['stay'],
    'thankYou, letter, opening': ['property'],
    'thankYou, letter, checkIn': ['date', 'time'],
    'thankYou, letter, checkOut': ['date', 'time'],
    'thankYou, calendar, title': ['property'],
    'thankYou, calendar, text': ['checkIn', 'checkInTime', 'checkOut', 'checkOutTime'],
  },
}
