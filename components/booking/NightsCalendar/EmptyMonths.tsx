import { addDays } from '@/lib/availability/nights'
import { longDate, weekdays } from '@/lib/format'

/**
 * Two months without their days, which stand there while the calendar loads.
 *
 * @param date ISO date in the first of them
 */
export function EmptyMonths({ date }: { date: string }) {
  const first = `${date.slice(0, 7)}-01`
  return (
    <div className="months" aria-hidden="true">
      {[first, addDays(first, 31)].map((day) => {
        const [, month, year] = longDate(day).split(' ')
        return (
          <div key={day} className="month">
            <p className="caption">
              <span>{`${month} `}</span>
              <span className="year">{year}</span>
            </p>
            <table className="weeks">
              <thead>
                <tr>
                  {[...weekdays.slice(1), ...weekdays.slice(0, 1)].map((weekday) => (
                    <th key={weekday}>{weekday}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[1, 2, 3, 4, 5, 6].map((week) => (
                  <tr key={week}>
                    {weekdays.map((weekday) => (
                      <td key={weekday} className="day past pastLeft">
                        <span className="number" />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      })}
    </div>
  )
}
