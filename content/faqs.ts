import type { Question } from '@/lib/schema/home'
import { site } from './site'

export const faqs = [
  {
    question: 'Is the *pool* heated?',
    answer: 'No. The infinity pool at the house is not heated. There is a hot tub beside it.',
  },
  {
    question: 'What is included in the price?',
    answer:
      'Linens, towels, toiletries, Wi-Fi and free parking. The price is for the whole house or the whole apartment, not per person.',
  },
  {
    question: 'What time can we arrive and leave?',
    answer: `Check-in is from ${site.checkIn}. Check-out is by ${site.checkOut}.`,
  },
  {
    question: 'How many people can stay?',
    answer: 'Eight in the house, in four bedrooms. Four in the apartment, in two bedrooms, with 1 bathroom.',
  },
  { question: 'Is there a hot tub?', answer: 'Yes, a cedar one, at the house.' },
  {
    question: 'How do we pay?',
    answer:
      'Send us your dates first. We contact you within 24 hours with payment instructions. Secure payment via Stripe.',
  },
] satisfies Question[]
