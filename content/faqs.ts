import type { Written } from '@/lib/content/written'
import type { Question } from '@/lib/schema/home'

export const faqs = [
  {
    question: 'Is the *pool* heated?',
    answer:
      'No. The infinity pool at the house is not heated and has no lifeguard, but there’s a hot tub beside it.',
  },
  {
    question: 'What is included in the price?',
    answer:
      'Linens, towels, toiletries, Wi-Fi and free parking. The price is for {anyWhole}, not per person.',
  },
  {
    question: 'What time can we arrive and leave?',
    answer: 'Check-in is from {checkInTime}. Check-out is by {checkOutTime}.',
  },
  {
    question: 'How many people can stay?',
    answer: '{sleeping}',
  },
  { question: 'Is there a hot tub?', answer: 'Yes, a cedar one, at the house.' },
  {
    question: 'How do we pay?',
    answer:
      'Send us your dates first. We’ll contact you within 24 hours with payment instructions. Secure payment via Stripe.',
  },
] satisfies Written<Question>[]
