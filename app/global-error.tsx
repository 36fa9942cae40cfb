'use client'
import { language } from '@/content/language'
import ErrorPage from './error'
import './globals.scss'

/** Next shows this where the layout itself throws. */
export default function GlobalError() {
  return (
    <html lang={language}>
      <body>
        <ErrorPage />
      </body>
    </html>
  )
}
