import type { StaticImageData } from 'next/image'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import neatline from '../../ui/neatline.svg'
import styles from './HeroFrame.module.scss'

interface HeroFrameProps {
  children: ReactNode
  /** In the margin above the sheet: `Greencastle, County Donegal` */
  place: string
  /** The picture and the words stand side by side from desktop width. */
  split?: boolean
}

/** A page's first sheet: a margin note as on a chart, and the neatline around picture and words. */
export function HeroFrame({ children, place, split = false }: HeroFrameProps) {
  // Else it is asked for only once the style sheet is there, and without haste it waits for that all the same.
  preload((neatline as StaticImageData).src, { as: 'image', fetchPriority: 'high' })
  return (
    <section className={styles.hero} id="hero">
      <p className={styles.note}>
        <span>{place}</span>
        <SunNote length="long" />
        <SunNote length="short" />
      </p>
      <div className={styles.frame} data-split={split ? '' : undefined}>
        {children}
      </div>
    </section>
  )
}

/**
 * Filled by the page script, often before React looks at it: `dangerouslySetInnerHTML` tells React to leave what it
 * finds there alone.
 */
function SunNote({ length }: { length: 'long' | 'short' }) {
  return (
    <span
      className={styles[length]}
      data-sun-note={length}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
