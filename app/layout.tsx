import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '@/components/site/Footer/Footer'
import { Header } from '@/components/site/Header/Header'
import { photos } from '@/content/photos/photos'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import './globals.scss'
import './print.scss'
import '@/.generated/pictures.css'

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  // Safari takes registration numbers for telephone numbers; ours are links already.
  formatDetection: { telephone: false },
}

/** The colour of the paper in `lib/styles/_settings.scss`. */
export const viewport: Viewport = { themeColor: '#f7f6f2', colorScheme: 'only light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} suppressHydrationWarning>
      <head>
        {/* Chromium then enlarges `rem` by the text size that Android is set to. */}
        <meta name="text-scale" content="scale" />
      </head>
      <body>
        <Header site={site} properties={properties} />
        {children}
        <Footer site={site} pictures={Object.values(photos)} />
      </body>
    </html>
  )
}
