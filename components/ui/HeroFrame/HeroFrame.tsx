import type { ReactNode } from 'react'
import { Photo, type PhotoProps } from '@/components/ui/Photo/Photo'
import styles from './HeroFrame.module.scss'

interface HeroFrameProps extends Pick<PhotoProps, 'picture' | 'sizes' | 'uprightSizes'> {
  /** What is beside or below the picture. */
  children: ReactNode
  /** Sets the custom properties of the frame (docs/styles.md). */
  className: string | undefined
  /** Shows above the frame. */
  note: string
  /** Puts picture and words side by side from desktop width: always, or only in a short viewport. */
  split?: 'always' | 'short'
}

/** The hero of a page: a note in the margin, and a neatline around picture and words. */
export function HeroFrame({ children, className, note, split, ...shown }: HeroFrameProps) {
  return (
    <section className={styles.hero} id="hero">
      <HeroNote>{note}</HeroNote>
      <div className={[styles.frame, className].join(' ')} data-split={split}>
        <div className={styles.picture}>
          <Photo {...shown} priority="high" uprightOnTablets />
        </div>
        {children}
      </div>
    </section>
  )
}

/** The line above a hero, or below that of home. */
export const HeroNote = ({ children }: { children: string }) => <p className={styles.note}>{children}</p>
