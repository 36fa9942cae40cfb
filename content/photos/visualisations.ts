import type { VisualisationWords } from '@/lib/schema/picture'

/**
 * What the site says about its pictures: `rendered` while one of them is a computer visualisation, `photographs` once a
 * photograph has replaced each. All else then disappears, except `gallery`.
 */
export const visualisations = {
  /** The note above the first picture of a page, where that picture is a visualisation. */
  note: '{place} · visualisation',
  /** The note beside a gallery. */
  gallery: 'Select a picture to see it whole.',
  /** The heading of a grid of pictures. */
  gridHeading: { rendered: 'Pictures', photographs: 'Photos' },
  /** The caption of a picture that stands alone. */
  caption: '{caption}. Visualisation.',
  /** The title of the photo viewer. */
  viewer: '{title} (visualisation)',
  /** In the footer of every page, while all pictures of the site are visualisations, and while some are. */
  footer: { all: 'Pictures are visualisations.', some: 'Some pictures are visualisations.' },
  /** The line at the foot of a social card. */
  card: 'Computer visualisation',
} satisfies VisualisationWords
