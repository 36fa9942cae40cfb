import { Figure } from '@/components/ui/Figure/Figure'
import { viewerTitle } from '@/components/ui/visualisations'
import { picture } from '@/content/photos/picture'
import { visualisations } from '@/content/photos/visualisations'
import type { PictureName } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './PhotoGrid.module.scss'

const { gridHeading } = visualisations

/** Width of the first twelve on desktops, crop included: a box that crops its picture needs a wider one. */
const desktopSizes = '66vw 31vw 31vw 36vw 42vw 42vw 31vw 31vw 56vw 31vw 31vw 100vw'.split(' ')
/** The pictures that span the viewport on small screens. The others form pairs, which are squares on phones. */
const wide = [1, 2, 3, 6, 9, 12]

/** A grid of pictures, from eleven on in a fixed pattern of twelve, each a link to its large version. */
export function PhotoGrid(props: { pictures: readonly PictureName[] }) {
  const pictures = props.pictures.map(picture)
  return (
    <section className={parts.section} data-viewer={viewerTitle(gridHeading, pictures)}>
      <div className={parts.head}>
        <h2>{gridHeading}</h2>
      </div>
      <ol className={styles.grid}>
        {pictures.map((shown, index) => (
          <li key={shown.name}>
            <Figure linked picture={shown} sizes={sizesOf(index, pictures.length)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const sizesOf = (index: number, count: number) => {
  const desktop = `(min-width: 64em) ${count < 11 ? '48vw' : (desktopSizes[index] ?? '31vw')}`
  return wide.includes(index + 1) ? `${desktop}, 100vw` : `${desktop}, (min-width: 40em) 46vw, 66vw`
}
