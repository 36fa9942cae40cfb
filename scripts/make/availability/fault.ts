/** What is wrong with a feed, in words that follow its name. They hold nothing of its address and of its events. */
export class Fault extends Error {}

/** @example ordinal(22) // '22nd' */
export function ordinal(count: number) {
  const isTeen = count % 100 > 10 && count % 100 < 14
  return `${count}${(!isTeen && ['', 'st', 'nd', 'rd'][count % 10]) || 'th'}`
}
