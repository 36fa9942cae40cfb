'use client'
import { useEffect, useState, type RefObject } from 'react'
import { PhoneBarFrame } from '@/components/site/PhoneBar/PhoneBarFrame'
import { Button } from '@/components/ui/Button/Button'
import type { Stay } from '@/lib/booking/stay'
import { euro, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'

interface BookingBarProps {
  stay: Stay
  /** The name of the field that has the focus. */
  focused: string | undefined
  /** The plan's button. The bar is hidden while it is in view, because both do the same. */
  requestButton: RefObject<HTMLButtonElement | null>
  words: FormWords
}

const textFields = ['name', 'email', 'phone', 'requests']

/** Shows the total and a submit button at the foot of a phone's viewport. */
export function BookingBar({ stay: { quote, guests }, focused, requestButton, words }: BookingBarProps) {
  const buttonInView = useInView(requestButton)
  if (!quote) return null
  return (
    <div hidden={buttonInView || textFields.includes(focused ?? '')}>
      <PhoneBarFrame
        label={words.bar}
        amount={euro(quote.total)}
        scope={`${plural(quote.nights, 'night')}, ${plural(guests, 'guest')}`}
        inForm
      >
        <Button type="submit" look="primary">
          {words.plan.submit}
        </Button>
      </PhoneBarFrame>
    </div>
  )
}

function useInView(element: RefObject<Element | null>) {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
