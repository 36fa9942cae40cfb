/** The typefaces, as `scripts/build/fonts.mjs` names them; `app/globals.scss` names the same files. */
export const fonts = {
  roman: '/fonts/old-standard-400.f1ef7e83.woff2',
  italic: '/fonts/old-standard-400-italic.27474c66.woff2',
  sans: '/fonts/hanken-grotesk.f4939493.woff2',
} as const

/** What `preload` of react-dom needs to know of a typeface. */
export const asFont = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
