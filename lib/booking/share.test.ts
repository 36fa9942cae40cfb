import fc from 'fast-check'
import { aFullDraft, aStayRequest, someThankYouWords } from '../testing/booking'
import { sharedPlan } from './share'

const { share: words } = someThankYouWords()
const url = 'https://lake.example'

it('names property, dates, nights and total, and leads to the confirmation', () => {
  expect(sharedPlan(aStayRequest(), words, url)).toEqual({
    title: 'Boathouse',
    text: 'Boathouse, Fri 9 – Mon 12 May 2031. 3 nights, €300 altogether.',
    url: 'https://lake.example/thank-you?property=house&nights=3&total=300&guests=5',
  })
})

it('leaves out dates that are not known and a total that is not our price', () => {
  const request = aStayRequest({ dates: undefined, guest: undefined, total: 1, totalMatchesPrice: false })
  expect(sharedPlan(request, words, url)).toMatchObject({
    text: 'Boathouse. 3 nights.',
    url: 'https://lake.example/thank-you?property=house&nights=3&guests=5',
  })
})

it('holds nothing that identifies the guest, whatever was typed', () => {
  const plan = sharedPlan(aStayRequest(), words, url)
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (name, email, phone, requests) => {
      const guest = aFullDraft({ name, email, phone, requests })
      expect(sharedPlan(aStayRequest({ guest }), words, url)).toEqual(plan)
    }),
  )
})
