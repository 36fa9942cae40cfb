'use client'
import { useEffect, useState, type RefObject } from 'react'
import barStyles from '@/components/site/PhoneBar/PhoneBar.module.scss'
import { Button } from '@/components/ui/Button/Button'
import type { Stay } from '@/lib/booking/stay'
import { euro, plural } from '@/lib/format'
import type { FormWords } from '@/lib/types/booking-words'

interface BookingBarProps {
  stay: Stay
  /** Name of the field that has the focus. */
  focused: string | undefined
  /** The plan's button, which needs no second one beside it. */
  requestButton: RefObject<HTMLButtonElement | null>
  words: FormWords
}

const textFields = ['name', 'email', 'phone', 'requests']

/** At the foot of a phone's window once there is something to request: the total and the button. */
export function BookingBar({ stay: { quote, guests }, focused, requestButton, words }: BookingBarProps) {
  const buttonInView = useInView(requestButton)
  if (!quote) return null
  const scope = `${plural(quote.nights, 'night')}, ${plural(guests, 'guest')}`
  return (
    <div hidden={buttonInView || textFields.includes(focused ?? '')}>
      <div className={barStyles.bar} role="group" aria-label={words.bar}>
        <p className={barStyles.price}>
          <span key={quote.total} className={barStyles.amount}>
            {euro(quote.total)}
          </span>
          <span key={scope} className={barStyles.scope}>
            {scope}
          </span>
        </p>
        <Button type="submit" look="primary" className={barStyles.book}>
          {words.plan.submit}
        </Button>
      </div>
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
