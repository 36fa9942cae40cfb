import { Fragment } from 'react'
import { chartTextParts } from '@/lib/chart/text'

/** Text in the serif, set as on a chart: roman, with names of water (`*lough*` in the content) in italics. */
export function ChartText({ children }: { children: string }) {
  return chartTextParts(children).map(({ text, water }) =>
    water ? <i key={text}>{text}</i> : <Fragment key={text}>{text}</Fragment>,
  )
}
