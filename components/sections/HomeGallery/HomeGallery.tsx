import { Gallery } from '@/components/sections/Gallery/Gallery'
import { home } from '@/content/home'
import type { Picture } from '@/lib/schema'

interface HomeGalleryProps {
  pictures: readonly Picture[]
  viewerTitle: string
}

/** The gallery of the home page: its first picture leads, large, and a carousel has the others. */
export const HomeGallery = ({ pictures: [lead, ...others], viewerTitle }: HomeGalleryProps) => (
  <Gallery
    heading={home.gallery.heading}
    viewerTitle={viewerTitle}
    id="gallery"
    place={0}
    captioned={false}
    lead={lead}
    pictures={others}
  />
)
