/** The language of every page, as a BCP 47 tag. */
export const language = 'en-IE'
