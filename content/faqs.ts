import type { Question } from '@/lib/schema'
import { payment } from './payment'
import { times } from './times'

export const faqs: readonly Question[] = [
  {
    question: 'Is the pool heated?',
    answer:
      'No. The infinity pool at the house is not heated and has no lifeguard, but there’s a hot tub beside it.',
  },
  {
    question: 'What is included in the price?',
    answer:
      'Linens, towels, toiletries, Wi-Fi and free parking. The price is for the whole house or the whole apartment, not per person.',
  },
  {
    question: 'What time can we arrive and leave?',
    answer: `Check-in is from ${times.checkIn}. Check-out is by ${times.checkOut}.`,
  },
  {
    question: 'How many people can stay?',
    // The facts of the apartment count both rooms; content/README.md asks the owner whether that is right.
    answer:
      'Eight in the house, in four bedrooms. Four in the apartment, in two bedrooms, with 1 bathroom and a shower room.',
  },
  { question: 'Is there a hot tub?', answer: 'Yes, a cedar one, at the house.' },
  {
    question: 'How do we pay?',
    answer: `Send us your dates first. We’ll contact you within 24 hours with payment instructions.${payment && ` Secure payment via ${payment}.`}`,
  },
]
