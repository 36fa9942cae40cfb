import type { VisualisationWords } from '@/lib/schema/picture'

/**
 * What the site says about its pictures: `rendered` while one of them is a computer visualisation, `photographs` once a
 * photograph has replaced each. `note`, `caption` and `card` then disappear.
 */
export const visualisations = {
  /** The note above the first picture of the home, house and apartment pages. */
  note: '{place}\u00a0· visualisation',
  /** The note beside a gallery. */
  gallery: 'Select a picture to see it whole.',
  /** The heading of a grid of pictures. */
  gridHeading: { rendered: 'Pictures', photographs: 'Photos' },
  /** The caption of a picture that stands alone. */
  caption: '{caption}. Visualisation.',
  /** The title of the photo viewer. */
  viewer: '{title} (visualisation)',
  /** The line at the foot of a social card. */
  card: 'Computer visualisation',
} satisfies VisualisationWords
