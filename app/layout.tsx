import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Footer } from '@/components/site/Footer/Footer'
import { Header } from '@/components/site/Header/Header'
import { SkipLink } from '@/components/site/SkipLink/SkipLink'
import pageScript from '@/content/generated/page-script.json'
import { navigation, quickLinks } from '@/content/navigation'
import { photos } from '@/content/photos/photos'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import './globals.scss'
import '@/content/generated/pictures.css'

export const metadata: Metadata = { metadataBase: new URL(site.url) }

export const viewport: Viewport = { themeColor: '#f4f7f8', colorScheme: 'light', viewportFit: 'cover' }

const fonts = ['/fonts/old-standard-400.f1ef7e83.woff2', '/fonts/hanken-grotesk.f4939493.woff2']
const hasRenderedPictures = Object.values(photos).some(({ rendered }) => rendered)

export default function RootLayout({ children }: { children: ReactNode }) {
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en-IE" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: pageScript.code }} />
      </head>
      <body>
        <SkipLink />
        <Header
          siteName={site.name}
          home={navigation.home}
          accommodationLabel={navigation.accommodation.label}
          links={navigation.links}
          bookNow={navigation.bookNow}
          properties={[house, apartment]}
          contact={site}
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer site={site} quickLinks={quickLinks} hasRenderedPictures={hasRenderedPictures} />
      </body>
    </html>
  )
}
