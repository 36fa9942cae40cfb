import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Footer } from '@/components/site/Footer/Footer'
import { Header } from '@/components/site/Header/Header'
import { LineBanner } from '@/components/site/LineBanner/LineBanner'
import { SkipLink } from '@/components/site/SkipLink/SkipLink'
import { footerWords, footLinks, lineLost, navigation, quickLinks } from '@/content/navigation'
import { hasVisualisations } from '@/content/photos/visualisations'
import { properties } from '@/content/properties/all'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { asFont, fonts } from '@/lib/fonts'
import { pageScript } from './page-script'
import { policyWhileEditing } from './policy-while-editing'
import './globals.scss'
import '@/content/generated/pictures.css'

export const metadata: Metadata = { metadataBase: new URL(site.url) }

export const viewport: Viewport = { themeColor: '#f4f7f8', colorScheme: 'light', viewportFit: 'cover' }

export default function RootLayout({ children }: { children: ReactNode }) {
  preload(fonts.roman, asFont)
  preload(fonts.sans, asFont)
  return (
    <html lang="en-IE" suppressHydrationWarning>
      <head>
        {policyWhileEditing && <meta httpEquiv="Content-Security-Policy" content={policyWhileEditing} />}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
      </head>
      <body>
        <SkipLink />
        <Header
          {...navigation}
          siteName={site.name}
          properties={Object.values(properties)}
          sleeps={propertyWords.sleeps}
          contact={site}
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer
          site={site}
          words={footerWords}
          quickLinks={quickLinks}
          footLinks={footLinks}
          hasRenderedPictures={hasVisualisations}
        />
        <LineBanner text={lineLost} />
      </body>
    </html>
  )
}
