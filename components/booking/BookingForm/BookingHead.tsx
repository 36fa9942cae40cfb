import { booking } from '@/content/booking'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

/** The first screen of the booking page, before the form. */
export const BookingHead = () => (
  <header className={styles.head}>
    <h1 className={parts.title}>{booking.heading}</h1>
    <p className={`${parts.lede} ${parts.measure}`}>{booking.lede}</p>
  </header>
)
