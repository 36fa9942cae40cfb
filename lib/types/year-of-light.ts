import type { Drawing } from './chart'

export interface YearOfLight {
  heading: string
  text: string
  /** Evenings to print: ISO date, and what stands before the time. */
  sunsets: readonly { date: string; term: string }[]
  /** What the drawing shows, for those who do not see it. */
  description: string
  /** Stretched to its box: a year wide, a day high. */
  plot: Drawing
  /** What is written on the drawing; three hours from the top, twelve months. */
  words: { hours: readonly string[]; months: readonly string[]; day: string; night: string; today: string }
}
