/**
 * Statements of the pages that the owner has not confirmed yet. Each build lists those that are left; drop one once it is
 * settled. Only the build reads this file, and no page shows it.
 */
export const toConfirm: string[] = [
  'House and apartment are two separate buildings, and the apartment is upstairs',
  'The apartment’s 1 bathroom and a shower room, in content/properties/apartment.ts',
  'The labels “Most Popular” and “New Addition”, in content/properties',
  'The claim of the hero, “Nothing between you and the lough”, in content/home.ts',
  'The driving times in content/getting-here.ts, each driven once',
]

/** What the law leaves to be settled and no other file of the content shows. Drop a line once it is settled. */
export const forCounsel: string[] = [
  'The source of the figures 5.0 and 50+, in content/home.ts: until it is filled in, each is marked as a sample',
  'Who receives what guests send (email provider, host, Stripe) and for how many years it is kept, in content/privacy.ts',
  'Hotel register: ask counsel whether section 10 of the Immigration Act 2004 asks you to keep one',
  'Planning: ask counsel whether letting each building for short stays needs permission',
  'Claims about green things: none is made; prove one before you make it',
]
