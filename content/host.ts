import type { Host } from '@/lib/schema'

/**
 * The host, in the host’s own words. Nothing of it shows while the name is empty. Answer the questions
 * that you like, in a short sentence each and as you would say it: the home page shows the answers, signed, and not the questions.
 */
const name = ''

export const host: Host = {
  name,
  // A picture of you, if you like, with an entry in photos/photos.ts: portrait: 'host/nora',
  heading: 'From the people whose place it is',
  sentences: [
    { question: 'Why did you build here?', answer: '' },
    { question: 'Which bedroom should guests fight for?', answer: '' },
    { question: 'Where do you swim?', answer: '' },
    { question: 'Who sells you fish?', answer: '' },
    { question: 'What is wrong with the house, that you would tell a friend?', answer: '' },
    { question: 'Whom do guests ring at night?', answer: '' },
  ],
}

/** On the booking page; empty while the host has no name. */
export const hostPromise = name && `${name} answers within 24 hours.`
