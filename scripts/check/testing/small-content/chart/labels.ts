import type { Label } from '@/lib/schema/chart'

export const wideLabels: readonly Label[] = [
  { place: 'pier', lines: [{ text: 'Pier', look: 'home', x: 0, y: 0 }] },
]
export const narrowLabels: readonly Label[] = [{ place: 'slip', lines: [{ text: 'Slip', x: 0, y: 0 }] }]
export const wideAreas = [{ text: 'Lake', look: 'water', size: 20, spacing: 0, at: [1, 1] }] as const
export const narrowAreas = wideAreas
