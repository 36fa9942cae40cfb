import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DevelopmentScripts } from '@/components/site/DevelopmentScripts'
import { Footer } from '@/components/site/Footer/Footer'
import { Header } from '@/components/site/Header/Header'
import { InlineScript } from '@/components/ui/InlineScript'
import scripts from '@/.generated/inline-scripts.json'
import { colour } from '@/lib/styles/colour'
import { identity } from './_shared/legal-page'
import { footerNote } from './_shared/visualisations'
import './globals.scss'
import './print.scss'
import '@/.generated/pictures.css'
import { content } from './_shared/content'

export const metadata: Metadata = {
  metadataBase: new URL(content.site.url),
  // Safari takes registration numbers for telephone numbers; ours are links already.
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { themeColor: colour('paper'), colorScheme: 'only light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={content.site.language} suppressHydrationWarning>
      <head>
        <InlineScript name="head" />
        {/* Chromium then enlarges `rem` by the text size that Android is set to. */}
        <meta name="text-scale" content="scale" />
        {/* The export step adds the policy (scripts/make/export.ts). */}
      </head>
      <body>
        <Header
          {...content.navigation}
          skipText={content.skipText}
          siteName={content.site.name}
          properties={content.properties}
          sleeps={content.propertyWords.sleeps}
          nightly={content.propertyWords.price.nightly}
          contact={content.site}
        />
        {children}
        <Footer
          site={content.site}
          words={content.footerWords}
          quickLinks={content.quickLinks}
          footLinks={content.footLinks}
          pictureNote={footerNote(content.pictures)}
          identity={identity}
        />
        {/* At the end, so that the first paint does not wait for it. */}
        <InlineScript name="page" />
        {process.env.NODE_ENV === 'development' && <DevelopmentScripts scripts={scripts} />}
      </body>
    </html>
  )
}
