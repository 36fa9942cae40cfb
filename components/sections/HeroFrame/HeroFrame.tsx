import type { StaticImageData } from 'next/image'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import neatline from '../../ui/neatline.svg'
import styles from './HeroFrame.module.scss'

interface HeroFrameProps {
  picture: ReactNode
  /** What is beside or below the picture. */
  children: ReactNode
  /** Sets the custom properties of the frame (docs/styles.md). */
  className?: string
  /** The note above the frame: `Greencastle, County Donegal` */
  place: string
  /** Puts picture and words side by side from desktop width: always, or only in a short viewport. */
  split?: 'always' | 'short'
}

/** The hero of a page: a note in the margin, and a neatline around picture and words. */
export function HeroFrame({ picture, children, className, place, split }: HeroFrameProps) {
  // Without the preload the browser would request the border only after the style sheet; at low priority, no earlier.
  preload((neatline as StaticImageData).src, { as: 'image', fetchPriority: 'high' })
  return (
    <section className={styles.hero} id="hero">
      <p className={styles.note}>
        <span>{place}</span>
        <SunNote length="long" />
        <SunNote length="short" />
      </p>
      <div className={`${styles.frame} ${className}`} data-split={split}>
        <div className={styles.picture}>{picture}</div>
        {children}
      </div>
    </section>
  )
}

/**
 * The page script fills this element, often before React hydrates it. With `dangerouslySetInnerHTML` React keeps the
 * content that it finds.
 */
function SunNote({ length }: { length: 'long' | 'short' }) {
  return (
    <span
      className={styles[length]}
      data-screen-only
      data-sun-note={length}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
