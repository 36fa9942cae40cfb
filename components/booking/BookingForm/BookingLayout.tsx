import type { ReactNode } from 'react'
import { booking } from '@/content/booking'
import parts from '@/components/ui/parts.module.scss'
import layout from '../layout.module.scss'

/** The heading of the booking page, the inline script and the form. From desktop width the plan stands beside all of them. */
export const BookingLayout = ({ children }: { children: ReactNode }) => (
  <div className={layout.page}>
    <div className={layout.head}>
      <h1 className={parts.title}>{booking.heading}</h1>
      <p className={parts.lede}>{booking.lede}</p>
    </div>
    {children}
  </div>
)
