'use client'

import { InputField, SelectField, TextField } from '@/components/booking/BookingForm/Field'
import { Hints } from '@/components/booking/BookingForm/Hints'
import { PriceRow } from '@/components/booking/BookingForm/PriceRow'
import { PropertyChoice } from '@/components/booking/BookingForm/PropertyChoice'
import { StayPlan } from '@/components/booking/StayPlan/StayPlan'
import { BareThanks } from '@/components/booking/ThankYou/BareThanks'
import { RequestThanks } from '@/components/booking/ThankYou/RequestThanks'
import { missingFrom } from '@/lib/booking/draft'
import { hintsFor } from '@/lib/booking/hints'
import { stayOf } from '@/lib/booking/stay'
import * as testing from '@/lib/testing/booking'
import { aSite } from '@/lib/testing/builders'
import type { Picture } from '@/lib/schema/picture'
import { Component, State } from './specimen'

const { aDraft, aFullDraft, aStayRequest } = testing
const words = testing.someFormWords()
const thanks = { site: aSite(), words: testing.someThanksWords() }

const drafts = {
  'nothing chosen': aDraft(),
  'dates without a property': aFullDraft({ property: '' }),
  'three nights': aFullDraft(),
  'nineteen nights': aFullDraft({ checkOut: '2031-05-28' }),
  'dates reversed': aFullDraft({ checkIn: '2031-05-12', checkOut: '2031-05-09' }),
  'one day twice': aFullDraft({ checkOut: '2031-05-09' }),
  'days that are over': aFullDraft({ checkIn: '2001-05-09', checkOut: '2001-05-12' }),
  'more guests than it sleeps': aFullDraft({ property: 'apartment', guests: 5 }),
}
const requests = {
  'known in full': aStayRequest(),
  'after a reload': aStayRequest({ dates: undefined, guest: undefined }),
  'a total that does not follow': aStayRequest({ totalConfirmed: false, dates: undefined, guest: undefined }),
}

/** The booking form's parts and the confirmation, state by state. */
export function BookingSpecimens({ pictures }: { pictures: readonly Picture[] }) {
  const [picture, thumbnail] = pictures
  if (!picture || !thumbnail) return null
  const { house, apartment } = testing.someOffers()
  const offers = testing.someOffers({
    house: { ...house, picture, thumbnail },
    apartment: { ...apartment, picture: thumbnail, thumbnail },
  })
  const states = Object.entries(drafts)
  return (
    <>
      <Component path="components/booking/BookingForm/Field">
        <State name="on one line, with a choice, over several lines" width="column">
          <InputField label="Your name" name="sample-name" />
          <SelectField label="Heads" name="sample-heads">
            <option>2 guests</option>
          </SelectField>
          <TextField label="Wishes" note="(if any)" name="sample-wishes" />
        </State>
      </Component>
      <Component path="components/booking/BookingForm/PropertyChoice">
        <State name="two offers" width="column">
          <PropertyChoice offers={Object.values(offers)} words={words.where} />
        </State>
      </Component>
      <Component path="components/booking/BookingForm/Hints">
        {states.map(([name, draft]) => (
          <State key={name} name={name} width="column">
            <Hints
              id={`hints-${name}`}
              hints={hintsFor(draft, offers, '2026-06-12', words.hints)}
              swapLabel={words.when.swap}
              onSwap={() => {}}
            />
          </State>
        ))}
      </Component>
      <Component path="components/booking/BookingForm/PriceRow">
        {states.slice(0, 4).map(([name, draft]) => (
          <State key={name} name={name} width="column">
            <PriceRow stay={stayOf(draft, offers)} words={words.price} />
          </State>
        ))}
      </Component>
      <Component path="components/booking/StayPlan/StayPlan">
        {states.slice(0, 4).map(([name, draft]) => (
          <State key={name} name={name} width="column">
            <StayPlan
              stay={stayOf(draft, offers)}
              offers={offers}
              missing={missingFrom(draft)}
              words={words}
              ref={null}
            />
          </State>
        ))}
      </Component>
      <Component path="components/booking/ThankYou/RequestThanks">
        {Object.entries(requests).map(([name, request]) => (
          <State key={name} name={name} width="whole">
            <RequestThanks {...thanks} offers={offers} request={{ ...request, offer: offers.house }} />
          </State>
        ))}
      </Component>
      <Component path="components/booking/ThankYou/BareThanks">
        <State name="nothing in the address" width="whole">
          <BareThanks {...thanks} />
        </State>
      </Component>
    </>
  )
}
