import { nightRows, type Stay } from '@/lib/booking/stay'
import { euro, fill, grouped, shortDay } from '@/lib/format'
import { sunTimes } from '@/lib/light/solar'
import type { PlanWords } from '@/lib/schema/booking'
import parts from '@/components/ui/parts.module.scss'
import styles from './NightTable.module.scss'

interface NightTableProps {
  stay: Stay
  words: PlanWords
}

/** Lists each night with its sunset and its price. Shows nothing while there is no night. */
export function NightTable({ stay: { dates, quote, nightlyPrice }, words }: NightTableProps) {
  if (!dates || !quote?.nights) return null
  return (
    <table className={`${parts.note} ${parts.tabular} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{words.columns.night}</th>
          <th scope="col">{words.columns.sunset}</th>
          <th scope="col">{words.columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {nightRows(dates.checkIn, quote.nights).map((row) =>
          typeof row === 'number' ? (
            <tr key={row}>
              <th scope="row" colSpan={2} className={parts.quiet}>
                {fill(words.moreNights, { count: grouped(row) })}
              </th>
              <td key={nightlyPrice}>{euro(row * nightlyPrice)}</td>
            </tr>
          ) : (
            <tr key={row}>
              <th scope="row">{shortDay(row)}</th>
              <td>{sunTimes(row).sunset}</td>
              <td key={nightlyPrice}>{euro(nightlyPrice)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
