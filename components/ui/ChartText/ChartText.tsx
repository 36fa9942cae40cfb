import { Fragment } from 'react'
import { preload } from 'react-dom'
import { chartTextParts } from '@/lib/chart/text'
import { asFont, fonts } from '@/lib/fonts'

/** Text in the serif, set as on a chart: roman, with names of water (`*lough*` in the content) in italics. */
export function ChartText({ children }: { children: string }) {
  const parts = chartTextParts(children)
  // Without the preload the browser would request the italic only after layout.
  if (parts.some(({ water }) => water)) preload(fonts.italic, asFont)
  return parts.map(({ text, water }) =>
    water ? <i key={text}>{text}</i> : <Fragment key={text}>{text}</Fragment>,
  )
}
