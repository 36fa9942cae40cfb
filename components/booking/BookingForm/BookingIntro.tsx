import styles from './BookingIntro.module.scss'

/** The heading and introduction of the booking page. */
export function BookingIntro({ heading, lede }: { heading: string; lede: string }) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lede}>{lede}</p>
    </>
  )
}
