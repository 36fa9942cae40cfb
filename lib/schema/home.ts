import { z } from 'zod'
import { list, text, words } from './kinds'
import { navigationLink } from './page'
import { picture } from './picture'
import { comparedAmenity, fact, row } from './property'

export const faqs = list(words('question', 'answer'))

export const testimonials = z.array(words('quote', 'who')).readonly()

/** `source` says where a figure comes from. While it is empty, the figure is a sample. A figure that needs none has none. */
const sourcedFact = fact.extend({ source: z.string().optional() })

/** Who lets the place. Without a name nothing of it shows. */
export const host = words('heading').extend({
  name: z.string(),
  portrait: picture.optional(),
  /** `{host}` is the name. */
  promise: text('host'),
  /** The home page shows the answers that are not empty. The questions help to write them. */
  sentences: z
    .array(words('question').extend({ answer: z.string() }))
    .max(6, { error: 'It has more than six sentences. Fix: Keep the six that say most.' })
    .readonly(),
})

const light = words('hour', 'words').extend({
  picture,
  /** The colour of the heading on its sky. */
  line: z.enum(['ink', 'white']),
})

/** One view in several lights, in the order of the evening. */
export const evening = words('hint', 'label').extend({ lights: z.array(light).readonly() })

/** The words and pictures of the home page, section by section. */
export const home = z.strictObject({
  hero: words('heading', 'text', 'price', 'scrollLabel', 'bookLabel').extend({ picture }),
  statistics: words('heading').extend({ facts: list(sourcedFact) }),
  /** Stands beside a figure whose `source` is empty. */
  sampleFigure: text(),
  phoneStrip: text(),
  /** The first picture is shown large, the others in a carousel. */
  gallery: words('heading').extend({ pictures: list(picture) }),
  location: words('heading', 'text').extend({
    travelTimes: list(row),
    maps: navigationLink,
  }),
  amenities: words('heading', 'inAll').extend({
    text: z.string().optional(),
    picture,
    items: list(comparedAmenity),
  }),
  /** The note says where the testimonials come from. */
  testimonials: words('heading').extend({
    note: z.string().optional(),
    facts: z.array(sourcedFact).readonly(),
  }),
  articles: words('heading', 'linkLabel'),
  faq: words('heading', 'text'),
  callToAction: words('heading', 'text', 'bookLabel').extend({ picture }),
})

export type Question = z.infer<typeof faqs>[number]
export type Testimonial = z.infer<typeof testimonials>[number]
export type Host = z.infer<typeof host>
export type Evening = z.infer<typeof evening>
export type Home = z.infer<typeof home>
