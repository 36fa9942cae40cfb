import type { Testimonial } from '@/lib/schema'

/** What guests have written. Samples name nobody; with `sample: true` the page says that they are samples. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      '“We came for the pool and spent the week at the dining table, watching the weather cross to Binevenagh.”',
    who: 'Family of six, August',
    sample: true,
  },
  {
    quote: '“Hot tub at ten at night, and still light enough to read.”',
    who: 'Two couples, June',
    sample: true,
  },
  {
    quote:
      '“The tide does the entertaining. We went down the same steps every morning, and never to the same shore.”',
    who: 'Two friends, May',
    sample: true,
  },
]
