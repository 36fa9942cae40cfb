import { Gallery, type GalleryProps } from '@/components/sections/Gallery/Gallery'
import type { Home } from '@/lib/schema/home'

type HomeGalleryProps = Home['gallery'] & Pick<GalleryProps, 'viewerTitle' | 'words'>

/** The gallery of the home page: its first picture leads, large, and a carousel has the others. */
export function HomeGallery({ pictures: [lead, ...others], ...shown }: HomeGalleryProps) {
  return <Gallery {...shown} id="gallery" place={0} captioned={false} lead={lead} pictures={others} />
}
