import { visualisations } from '@/content/photos/visualisations'
import { fill } from '@/lib/format'
import { jpegUrl } from '@/lib/pictures'
import { Link } from '../Link/Link'
import { Photo, type PhotoProps } from '../Photo/Photo'
import styles from './Figure.module.scss'

interface FigureProps extends Pick<PhotoProps, 'picture' | 'sizes' | 'uprightSizes' | 'isFirst'> {
  className?: string
  /** Whether its caption shows. The viewer reads it in any case. */
  captioned?: boolean
  /** Whether the picture links to its large version, as in a gallery. */
  linked?: boolean
  /** Whether it stands alone: then its caption says whether it is a visualisation. */
  alone?: boolean
}

/**
 * A picture with its caption. Screen readers would say the caption of a `<figure>` twice, before the picture and after it. Its
 * parent sets `--ratio` for a crop, and margins where it runs to the viewport's edge.
 */
export function Figure({ className, captioned = true, linked, alone = !linked, ...shown }: FigureProps) {
  const { picture } = shown
  const { caption } = picture
  const photo = <Photo {...shown} />
  return (
    <div className={[styles.figure, className].filter(Boolean).join(' ')}>
      {linked ? (
        <Link href={jpegUrl(picture)} className={styles.link} data-picture={picture.name}>
          {photo}
        </Link>
      ) : (
        photo
      )}
      <p hidden={!captioned}>
        {alone && picture.rendered ? fill(visualisations.caption, { caption }) : caption}
      </p>
    </div>
  )
}
