/** The language of every page, as a BCP 47 tag. It has a file of its own, because a browser gets the whole of a file that it needs. */
export const language = 'en-IE'
