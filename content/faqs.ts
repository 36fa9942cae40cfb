import type { Question } from '@/lib/schema/home'
import { kinds, listed, lowerFirst, properties } from './properties/all'
import { site } from './site'

/** `the whole house` */
const wholes = kinds.map((kind) => `the whole ${lowerFirst(kind)}`)

export const faqs = [
  {
    question: 'Is the *pool* heated?',
    answer: 'No. The infinity pool at the house is not heated. There is a hot tub beside it.',
  },
  {
    question: 'What is included in the price?',
    answer: `Linens, towels, toiletries, Wi-Fi and free parking. The price is for ${listed(wholes, 'or')}, not per person.`,
  },
  {
    question: 'What time can we arrive and leave?',
    answer: `Check-in is from ${site.checkIn}. Check-out is by ${site.checkOut}.`,
  },
  {
    question: 'How many people can stay?',
    answer: properties.map(({ sleeping }) => sleeping).join(' '),
  },
  { question: 'Is there a hot tub?', answer: 'Yes, a cedar one, at the house.' },
  {
    question: 'How do we pay?',
    answer:
      'Send us your dates first. We contact you within 24 hours with payment instructions. Secure payment via Stripe.',
  },
] satisfies Question[]
