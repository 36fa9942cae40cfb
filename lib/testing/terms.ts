import type { Terms, TermsWords } from '../schema/terms'

/** Terms with everything filled in. */
export const someTerms = (): Terms => ({
  deposit: { percent: 20, balanceDaysBefore: 42 },
  cancellation: [
    { daysBefore: 30, refundPercent: 100 },
    { daysBefore: 14, refundPercent: 50 },
  ],
  minimumNights: 4,
  pets: 'One small dog',
  houseRules: ['No anvils', 'No trombones after nine'],
  extras: [
    { name: 'Oars', price: 0 },
    { name: 'Peat', price: 12, per: 'a creel' },
  ],
})

export const someTermsWords = (): TermsWords => ({
  labels: {
    deposit: 'Down payment',
    cancellation: 'Calling off',
    withdrawal: 'Second thoughts',
    minimumNights: 'At least',
    pets: 'Animals',
    houseRules: 'Manners',
    extras: 'If you like',
  },
  beforeCheckIn: '{days} ahead',
  onCheckIn: 'the first day',
  deposit: {
    share: '{percent} in a hundred',
    amount: '{amount}, {percent} in a hundred',
    due: '{amount} now',
    withBalance: '{amount} now, the rest {date}',
    inFull: 'All now',
  },
  cancellation: {
    full: 'all back until {date}',
    part: '{percent} back until {date}',
    none: 'then nothing',
    tooLate: 'Nothing back',
  },
  withdrawal: 'Too late for them',
  free: 'for nothing',
})

/** The words for what an answer to a request lacks. */
export const lacking = { name: 'a name', email: 'a mailbox', phone: 'a number' }
