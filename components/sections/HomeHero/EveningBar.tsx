import { jpegUrl, srcSet } from '@/lib/pictures'
import type { Evening, Picture } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './EveningBar.module.scss'

interface EveningBarProps extends Evening {
  /** The index of the light that the page shows. */
  start: number
}

/**
 * The `srcset` of each `source` that `Photo` renders, in their order. `hasUpright`: the light that the page shows has an upright
 * version, and with it one more.
 */
const srcSetsOf = (picture: Picture, hasUpright: boolean) =>
  [...(hasUpright ? [picture.upright ?? picture] : []), picture].map(srcSet)

/**
 * A range below the picture, which moves through the lights of an evening (`evening.ts`), with the hour and what it is. Without
 * script there is none.
 */
export function EveningBar({ hint, label, lights, start }: EveningBarProps) {
  const { hour, words, picture } = lights[start]!
  const data = lights.map((light) => ({
    hour: light.hour,
    words: light.words,
    line: light.line,
    alt: light.picture.alt,
    className: light.picture.className,
    src: jpegUrl(light.picture),
    srcSets: srcSetsOf(light.picture, picture.upright !== undefined),
  }))
  return (
    <div className={`${parts.deep} ${styles.bar}`} data-needs-script>
      <p className={styles.said} aria-hidden="true">
        <Said part="hour" className={`${parts.h3} ${parts.tabular} ${styles.hour}`} text={hour} />
        <Said part="words" className={styles.words} text={words} />
      </p>
      <p className={styles.hint} aria-hidden="true">
        {hint}
      </p>
      <div className={styles.track}>
        <p className={styles.ticks} aria-hidden="true">
          {lights.map((light) => (
            <span key={light.hour}>
              <span>{light.hour}</span>
            </span>
          ))}
        </p>
        <input
          className={styles.range}
          type="range"
          id="hour"
          aria-label={label}
          aria-valuetext={`${hour}, ${words}`}
          min={0}
          max={lights.length - 1}
          defaultValue={start}
          data-set={JSON.stringify(data)}
          suppressHydrationWarning
        />
      </div>
    </div>
  )
}

/** The script writes into it, often before React hydrates it. */
const Said = ({ part, className, text }: { part: string; className: string | undefined; text: string }) => (
  <span
    className={className}
    data-said={part}
    dangerouslySetInnerHTML={{ __html: text }}
    suppressHydrationWarning
  />
)
