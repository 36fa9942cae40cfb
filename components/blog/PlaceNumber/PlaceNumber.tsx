import styles from './PlaceNumber.module.scss'

interface PlaceNumberProps {
  number: number
  /** In a list of notes, where to a listener the numbers would count the notes. */
  hidden?: boolean
}

/** The number of a place in a ring, as on the extract of the chart. */
export const PlaceNumber = ({ number, hidden }: PlaceNumberProps) => (
  <span className={styles.ring} aria-hidden={hidden}>
    {number}
  </span>
)
