import { home } from '@/content/home'
import parts from '../parts.module.scss'

interface CountListProps {
  /** `source` says where a figure comes from. While it is empty, the figure is marked as a sample. */
  facts: readonly { figure: string; noun: string; source?: string }[]
}

/** Counts in one line of small print: each a figure and its noun. */
export function CountList({ facts }: CountListProps) {
  return (
    <ul className={`${parts.dotted} ${parts.small}`}>
      {facts.map(({ figure, noun, source }) => (
        <li key={noun}>
          <span>{figure}</span> <span>{noun}</span>
          {source !== undefined && <span>{` (${source || home.sampleFigure})`}</span>}
        </li>
      ))}
    </ul>
  )
}
