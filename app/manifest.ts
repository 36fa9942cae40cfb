import type { MetadataRoute } from 'next'
import { site } from '@/content/site'

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
    lang: 'en-IE',
    start_url: '/',
    display: 'browser',
    background_color: '#f4f7f8',
    theme_color: '#f4f7f8',
    icons: [192, 512].flatMap((size) => [
      { ...icon(size), purpose: 'any' as const },
      { ...icon(size), purpose: 'maskable' as const },
    ]),
  }
}
