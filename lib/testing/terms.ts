import type { Terms } from '../schema'

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
