import styles from './PlaceNumber.module.scss'

/** The number of a place in a ring, as on the extract of the chart, and the space after it. */
export const PlaceNumber = ({ number }: { number: number }) => (
  <>
    <span className={styles.ring}>{number}</span>{' '}
  </>
)
