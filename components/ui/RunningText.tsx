import parts from './parts.module.scss'

/** A short word with a hyphen, as “Wi-Fi” or “check-in”, or a time, as “3:00 PM”. */
const WHOLE = /(\b\w{1,6}-\w{1,6}\b|\d+:\d\d [AP]M)/

/**
 * Running text whose short words with a hyphen, and whose times, stay on one line. Hyphens and spaces are plain ones, so that
 * programs and a copy have the words as they are written.
 */
export const RunningText = ({ children }: { children: string }) =>
  children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={parts.together}>
        {part}
      </span>
    ) : (
      part
    ),
  )
