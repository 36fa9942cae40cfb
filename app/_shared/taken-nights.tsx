import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { takenNights as words } from '@/content/taken-nights'
import type { Offers } from '@/lib/booking/offer'
import type { Availability } from '@/lib/schema/availability'
import type { PropertyId } from '@/lib/schema/property'

/** What `npm run availability` has written, checked before the build (scripts/check/content.mjs). */
const readings: Availability = process.env.TAKEN_NIGHTS
  ? JSON.parse(readFileSync('content/generated/availability.json', 'utf8'))
  : {}

/**
 * A property's stay and, where its calendars are read, the section “Nights taken” below it. Without calendars it
 * returns the stay unchanged, so the HTML stays the same.
 */
export function withTakenNights(property: PropertyId, stay: ReactElement): ReactElement {
  const reading = readings[property]
  if (!reading) return stay
  return (
    <>
      {stay}
      <Section {...reading} />
    </>
  )
}

async function Section({ readAt, taken }: NonNullable<Availability[PropertyId]>) {
  // A condition of the build: where it is false, no style sheet of the section is linked.
  if (!process.env.TAKEN_NIGHTS) return null
  const { TakenNights } = await import('@/components/sections/TakenNights/TakenNights')
  return <TakenNights readAt={readAt} taken={taken} words={words} />
}

/** Offers with the nights that are taken, for the hint beside the form. */
export const offersWithTakenNights = (offers: Offers): Offers =>
  Object.fromEntries(
    Object.entries(offers).map(([id, offer]) => {
      const reading = readings[id]
      if (!reading) return [id, offer]
      const { readAt, taken } = reading
      return [id, { ...offer, taken: { readAt, taken, words: words.hint } }]
    }),
  )
