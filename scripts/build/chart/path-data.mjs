/**
 * A straight line through points as path data.
 *
 * @example linePath([[0, 0], [10, 4]]) // 'M0 0l10 4'
 */
export function linePath(points) {
  const [start, move] = relativeFrom(points[0])
  return `M${join(start)}l${join(points.slice(1).flatMap((point) => move(point)))}`
}

/**
 * Converts points to coordinates relative to the last point, in tenths of a unit. Each step starts from the rounded
 * position, so that rounding errors do not add up.
 */
function relativeFrom(first) {
  const round = (value) => Math.round(value * 10) / 10
  let current = first.map(round)
  const move = (point, isStop = true) => {
    const step = point.map((value, axis) => round(value - current[axis]))
    if (isStop) current = current.map((value, axis) => round(value + step[axis]))
    return step
  }
  return [current, move]
}

/** A minus or a second decimal point separates two numbers as well as a space does. */
function join(numbers) {
  return numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => {
      const glued = number.startsWith('-') || (number.startsWith('.') && /\.\d*$/.test(text))
      return text + (glued ? '' : ' ') + number
    })
}
