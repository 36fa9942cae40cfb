import { Drawing } from '@/components/ui/Drawing/Drawing'
import { chartExtract, type ExtractSource } from '@/lib/chart/extract'
import { fill } from '@/lib/format'
import type { Listing } from '@/lib/schema/article'
import type { Article } from '@/lib/schema'
import type { ArticleMap } from '@/lib/schema/chart'
import labels from '@/components/sections/Chart/MapLabels.module.scss'
import parts from '@/components/ui/parts.module.scss'
import styles from './ChartExtract.module.scss'

interface ChartExtractProps {
  /** Those with a `chart` have a number, in their order. */
  places: Article['places']
  map?: ArticleMap
  source: ExtractSource
  words: Listing['extract']
}

/**
 * The part of the chart on which an article's places are, with their numbers. It is the file of the home page's chart,
 * cut by a fragment of its address, so that the coast is not in the page and is fetched once.
 */
export function ChartExtract({ places, map, source, words }: ChartExtractProps) {
  const { drawing, numbers, names } = chartExtract(source, places, map)
  const list = numbers.map(({ name }, index) => `${index + 1} ${name}`).join(', ')
  return (
    <div className={styles.figure}>
      <div className={styles.map} role="img" aria-label={`${words.label}: ${list}.`}>
        <Drawing drawing={drawing} />
        <svg className={`${labels.labels} ${styles.overlay}`} aria-hidden="true">
          {names.map(({ text, look, at, shift = [0, 0], anchor, size, angle }) => (
            <svg
              key={text}
              className={look === 'water' ? undefined : labels.place}
              x={`${at[0]}%`}
              y={`${at[1]}%`}
            >
              {(look === 'place' || look === 'hill') && <circle r="2.4" />}
              <text
                data-look={look}
                x={shift[0]}
                y={shift[1]}
                fontSize={size}
                textAnchor={anchor}
                transform={angle ? `rotate(${angle})` : undefined}
              >
                {fill(text, { name: source.siteName })}
              </text>
            </svg>
          ))}
          {numbers.map(({ at, shift }, index) => (
            <svg key={index} className={styles.number} x={`${at[0]}%`} y={`${at[1]}%`}>
              {shift.some(Boolean) && <line x2={shift[0]} y2={shift[1]} />}
              <circle cx={shift[0]} cy={shift[1]} r="11" />
              <text x={shift[0]} y={shift[1]} dy=".34em">
                {index + 1}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      <p className={`${parts.caption} ${styles.caption}`}>
        {words.numbers} <br />
        {words.key}
      </p>
    </div>
  )
}
