import parts from './parts.module.scss'

/** A short word with a hyphen, as “Wi-Fi” or “check-in”. */
const HYPHENATED = /(\b\w{1,6}-\w{1,6}\b)/

/**
 * Running text whose short words with a hyphen stay on one line. The hyphen is a plain one, so that programs and a copy have
 * the word as it is written.
 */
export const RunningText = ({ children }: { children: string }) =>
  children.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={parts.together}>
        {part}
      </span>
    ) : (
      part
    ),
  )
