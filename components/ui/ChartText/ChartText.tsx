import { Fragment } from 'react'
import { preload } from 'react-dom'
import { chartTextParts } from '@/lib/chart-text'
import { asFont, fonts } from '@/lib/fonts'

/** Text lettered as on a chart: land is roman; water, marked `*lough*` in the content, is italic. For the serif only. */
export function ChartText({ children }: { children: string }) {
  const parts = chartTextParts(children)
  // Else it is asked for only once the page is laid out.
  if (parts.some(({ water }) => water)) preload(fonts.italic, asFont)
  return parts.map(({ text, water }) =>
    water ? <i key={text}>{text}</i> : <Fragment key={text}>{text}</Fragment>,
  )
}
