import { Fragment } from 'react'

/** Text in the serif, set as on a chart: roman, with names of water (`*lough*` in the content) in italics. */
export const WaterText = ({ children }: { children: string }) =>
  children
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <i key={index}>{part}</i> : <Fragment key={index}>{part}</Fragment>,
    )
