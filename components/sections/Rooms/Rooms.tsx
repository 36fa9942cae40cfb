import { Rows } from '@/components/ui/Rows/Rows'
import type { Room } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './Rooms.module.scss'

interface RoomsProps {
  heading: string
  rooms: readonly Room[]
}

/** Who sleeps where: each room with its beds, beside a small picture if it has one. */
export const Rooms = ({ heading, rooms }: RoomsProps) => (
  <>
    <h3 className={parts.h4}>{heading}</h3>
    <Rows
      look="details"
      rows={rooms.map(({ name, beds, picture }) => ({ term: name, value: beds, picture }))}
      className={`${parts.top12} ${styles.rows}`}
    />
  </>
)
