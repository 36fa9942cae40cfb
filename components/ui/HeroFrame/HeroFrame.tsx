import type { ReactNode } from 'react'
import { Photo, type PhotoProps } from '@/components/ui/Photo/Photo'
import type { Site } from '@/lib/schema/site'
import styles from './HeroFrame.module.scss'

interface HeroFrameProps extends Pick<PhotoProps, 'picture' | 'sizes' | 'uprightSizes'> {
  /** What is beside or below the picture. */
  children: ReactNode
  /** Sets the custom properties of the frame (docs/styles.md). */
  className: string | undefined
  /** Shows above the frame. */
  note: Site['heroNote']
  /** Puts picture and words side by side from desktop width: always, or only in a short viewport. */
  split?: 'always' | 'short'
}

/** The hero of a page: a note in the margin, and a neatline around picture and words. */
export function HeroFrame({ children, className, note, split, ...shown }: HeroFrameProps) {
  return (
    <section className={styles.hero} id="hero">
      <HeroNote {...note} />
      <div className={[styles.frame, className].join(' ')} data-split={split}>
        <div className={styles.picture}>
          <Photo {...shown} priority="high" uprightOnTablets />
        </div>
        {children}
      </div>
    </section>
  )
}

/** The place, and today's sun. */
export const HeroNote = ({ place, sun, sunShort }: Site['heroNote']) => (
  <p className={styles.note}>
    <span>{place}</span>
    <SunNote sentence={sun} data-from="desktop" />
    <SunNote sentence={sunShort} data-below="desktop" />
  </p>
)

/**
 * The page script writes the sentence with today's times into this element, often before React hydrates it. With
 * `dangerouslySetInnerHTML` React keeps the content that it finds.
 */
function SunNote({ sentence, ...shown }: { sentence: string; 'data-from'?: string; 'data-below'?: string }) {
  return (
    <span
      {...shown}
      data-screen-only
      data-sun-note={sentence}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
