import { positionOn } from '@/lib/chart/position'
import type { AreaName, PlacedLabel, Sheet } from '@/lib/chart/types'
import styles from './MapLabels.module.scss'

interface MapLabelsProps {
  map: Sheet
  /** Selects the viewport widths at which the labels show; also part of the ids of their curves. */
  name: 'wide' | 'narrow'
}

/**
 * The names on one chart, over its drawing, in the typefaces of the page. Firefox would read them out inside the drawing,
 * whose description names what matters. Names of lands and waters scale with the
 * drawing; names of places keep a legible size.
 */
export function MapLabels({ map, name }: MapLabelsProps) {
  const { width, height, areas, labels, rose } = map
  return (
    <svg
      className={`${styles.labels} ${styles[name]}`}
      data-map={name}
      data-from={name === 'wide' ? 'tablet' : undefined}
      data-below={name === 'narrow' ? 'tablet' : undefined}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${width} ${height}`}>
        {areas.map((area, index) => (
          <Area key={index} area={area} id={`${name}-${index}`} />
        ))}
        {rose && <Figures {...rose} />}
      </svg>
      {labels.map((label) => (
        <PlaceName key={label.place} label={label} map={map} />
      ))}
    </svg>
  )
}

function Area({ area, id }: { area: AreaName; id: string }) {
  const { text, look, size, spacing, along, at, from, below } = area
  const [x, y] = at ?? []
  return (
    <>
      {along && (
        <defs>
          <path id={id} d={along} />
        </defs>
      )}
      <text
        data-look={look}
        fontSize={size}
        letterSpacing={`${spacing}em`}
        x={x}
        y={y}
        textAnchor={at && 'middle'}
        data-from={from}
        data-below={below}
      >
        {along ? <textPath href={`#${id}`}>{text}</textPath> : text}
      </text>
    </>
  )
}

/** The degrees around the compass rose, without north, where the drawing has an arrow. */
function Figures({ at: [x, y], radius }: NonNullable<Sheet['rose']>) {
  const degrees = Array.from({ length: 11 }, (_, index) => (index + 1) * 30)
  return (
    <g className={styles.figures} transform={`translate(${x} ${y})`}>
      {degrees.map((degree) => (
        <text key={degree} y={-radius} transform={`rotate(${degree})`}>
          {String(degree).padStart(3, '0')}
        </text>
      ))}
    </g>
  )
}

function PlaceName({ label, map }: { label: PlacedLabel; map: Sheet }) {
  const { at, lines, dot, on, leader, from, below } = label
  const [left, top] = positionOn(map, at)
  return (
    <svg
      className={styles.place}
      x={perCent(left, map.width)}
      y={perCent(top, map.height)}
      data-on={on}
      data-from={from}
      data-below={below}
    >
      {dot !== false && <circle r=".19em" />}
      {leader && <Leader from={leader} />}
      {lines.map(({ text, look, x, y, anchor, from }) => (
        <text
          key={text}
          className={look && styles[look]}
          x={`${x}em`}
          y={`${y}em`}
          textAnchor={anchor}
          data-from={from}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/** The line from a label to its place, which ends just before it. */
function Leader({ from: [x, y] }: { from: NonNullable<PlacedLabel['leader']> }) {
  const gap = 0.4 / Math.hypot(x, y)
  return <line x1={em(x)} y1={em(y)} x2={em(x * gap)} y2={em(y * gap)} />
}

const em = (value: number) => `${Number(value.toFixed(2))}em`
const perCent = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(2))}%`
