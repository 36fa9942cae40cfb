import { picture } from '@/content/photos/picture'
import { photos, type PhotoName } from '@/content/photos/photos'
import { BookingSpecimens } from './booking-specimens'
import { SectionSpecimens } from './section-specimens'
import styles from './specimen.module.scss'
import { UiSpecimens } from './ui-specimens'

export const metadata = { title: 'Components' }

/**
 * Every component of `components/ui` and the states that no page shows side by side, in words of the tests' own. Only
 * `npm run dev` has this page: `next.config.mjs` makes pages of `.dev.tsx` files in development alone.
 */
export default function GalleryPage() {
  const names = (Object.keys(photos) as PhotoName[]).slice(0, 12)
  const pictures = names.map(picture)
  return (
    <div className={styles.page}>
      <h1>Components</h1>
      <UiSpecimens pictures={pictures} />
      <SectionSpecimens pictures={pictures} />
      <BookingSpecimens pictures={pictures} />
    </div>
  )
}
