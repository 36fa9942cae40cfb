/**
 * The middle of some numbers; of an even count the lower of the two, so that it is one that was measured.
 *
 * @returns {number | undefined} undefined of none
 * @example median([3, 1, 2]) // 2
 */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1]

/**
 * How many times the first value another is, to be read behind it; nothing where it rounds to once, or has no meaning.
 *
 * @example ratio(2400, 1200) // ' (2.0×)'
 */
export function ratio(value, first) {
  const times = value / first
  if (!(first > 0) || !Number.isFinite(times)) return ''
  const said = times.toFixed(times < 10 ? 1 : 0)
  return said === '1.0' ? '' : ` (${said}×)`
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
export const whole = (number, unit = '') => `${Math.round(number)}${unit}`
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * The cells of one row a target, each beside the first target's value: the same column of the row above it.
 *
 * @param columns `[{ heading, value: (measured) => number, say: (number) => string }]`; without `say` the value is text
 * @param measured one a target, in order; undefined where there is no such page
 */
export function compare(columns, measured) {
  const [first] = measured
  return measured.map((each) =>
    columns.map(({ value, say, hasRatio = true }) => {
      if (!each) return '–'
      if (!say) return value(each)
      const number = value(each)
      if (number === undefined) return '–'
      const beside = each === first || !first || !hasRatio ? '' : ratio(number, value(first))
      return say(number) + beside
    }),
  )
}

/**
 * A table as Markdown, the columns as wide as their widest cell.
 *
 * @param {string[]} headings
 * @param {string[][]} rows
 */
export function markdown(headings, rows) {
  const widths = headings.map((heading, column) =>
    Math.max(3, ...[heading, ...rows.map((row) => row[column])].map((cell) => cell.length)),
  )
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
