/**
 * Returns a text for a live region that holds another one. The same text again would not be announced; with a no-break space
 * at its end it is.
 *
 * @example saidAgain('Copied', 'Copied') // 'Copied' and a no-break space
 */
export const saidAgain = (text: string, last: string | null) => (text === last ? `${text}\u00a0` : text)
