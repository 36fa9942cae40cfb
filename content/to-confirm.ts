/**
 * Statements of the pages that the owner has not confirmed yet. Each build lists those that are left; drop one once it is
 * settled. Only the build reads this file, and no page shows it.
 */
export const toConfirm: string[] = [
  'House and apartment are two separate buildings, and the apartment is upstairs',
  'The driving times in content/getting-here.ts, each driven once',
]
