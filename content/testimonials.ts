import type { Testimonial } from '@/lib/schema/home'

/** Samples that name nobody; the page says that they are samples. */
export const testimonials = [
  {
    quote:
      '“We came for the *pool* and spent the week at the kitchen table, watching the weather come over Binevenagh.”',
    who: 'Family of six, August',
  },
  { quote: '“Hot tub at ten at night, and still light enough to read.”', who: 'Two couples, June' },
  {
    quote: '“The *tide* does the entertaining. Our two watched crabs for three days.”',
    who: 'Parents with two small children, May',
  },
] satisfies Testimonial[]
