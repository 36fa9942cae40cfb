/** Pixels of a social card. Chats and feeds show a picture of 1.91:1 without cropping it. */
export const CARD = { width: 1200, height: 630 }
