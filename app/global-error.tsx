'use client'
import ErrorPage from './error'
import './globals.scss'

/** Next shows this where the layout itself throws. */
export default function GlobalError() {
  return (
    <html lang="en-IE">
      <body>
        <main id="content">
          <ErrorPage />
        </main>
      </body>
    </html>
  )
}
