import type { PhotoEntry } from '@/lib/schema/picture'

export const photos = {
  boat: {
    alt: 'A boat on the slip.',
    caption: 'The slip',
    focus: [0, 1],
    rendered: true,
    portrait: { file: 'tall/boat.jpg', focus: [0.5, 0.5] },
  },
  pier: { alt: 'A pier in the rain.', caption: 'The pier', focus: [0.5, 0.5], rendered: false },
} satisfies Record<string, PhotoEntry>
