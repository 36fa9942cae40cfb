import { aWish, emptyFields, fieldsOfWish, guest, otherPlan, planAddress, sharedPlan } from '../booking-form'

const fieldsOfPlan = { ...guest, ...sharedPlan }
export const second = { ...aWish, checkIn: '2031-09-13', checkOut: '2031-09-16' }
const seven = { ...fieldsOfPlan, guests: '7' }
const other = { ...guest, ...otherPlan, property: sharedPlan.property }
const again = { ...emptyFields, ...guest, requests: '' }

/** A way, what then stands in the form, and the end of the address; a way that leads to a confirmation has its dates. */
// prettier-ignore
export const navigations: [way: string, fields: object, address: string | RegExp][] = [
  ['a plan, the way back', fieldsOfWish, '/book?property=house'],
  ['a plan, seven guests, a reload, another page, Back', seven, '/book?property=house'],
  ['a plan, seven guests, Back, Forward', seven, '/book?property=house'],
  ['a plan, Back', fieldsOfPlan, '/book'],
  ['a plan, an own link', fieldsOfPlan, '/book'],
  ['a plan, the contact link, Back, Forward, a reload', fieldsOfPlan, '/book#contact'],
  ['a plan, a typed fragment', other, `/book?property=house#${planAddress(otherPlan).split('#')[1]}`],
  ['a plan, a typed fragment, seven guests, Back, Forward', { ...other, guests: '7' }, '/book?property=house'],
  ['the address of a property, a reload', { ...fieldsOfWish, property: 'apartment' }, '/book?property=apartment'],
  ['the address of a property, the other property, the skip link', fieldsOfWish, '/book?property=apartment#content'],
  ['the address of a property, clearing, a reload', emptyFields, '/book?property=apartment'],
  ['a request, another booking', again, '/book'],
  ['a request, another booking, Back', aWish, /^\/thank-you\?property=house&nights=3&total=\d+&guests=4$/],
  ['a request, the skip link, a reload', aWish, /^\/thank-you\?.*#content$/],
  ['a request, an own link, a second request, a reload', second, /^\/thank-you\?/],
  ['a request, an own link, a second request, clearing, Back, Back', aWish, /^\/thank-you\?/],
  ['a request, an own link, a second request, Back, Back, Forward, Forward', second, /^\/thank-you\?/],
]
