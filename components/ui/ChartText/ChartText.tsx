import { Fragment } from 'react'
import { chartTextParts } from '@/lib/chart-text'

/** Text lettered as on a chart: land is roman; water, marked `*lough*` in the content, is italic. For the serif only. */
export function ChartText({ children }: { children: string }) {
  return chartTextParts(children).map(({ text, water }) =>
    water ? <i key={text}>{text}</i> : <Fragment key={text}>{text}</Fragment>,
  )
}
