import type { MetadataRoute } from 'next'
import { site } from '@/content/site'
import { colour } from '@/lib/styles/colour'

export const dynamic = 'force-static'

/** The web app manifest: name, colours and icons for the home screen of a phone. The site opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  const icon = (size: number) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    icons: [192, 512].flatMap((size) => [
      { ...icon(size), purpose: 'any' as const },
      { ...icon(size), purpose: 'maskable' as const },
    ]),
  }
}
