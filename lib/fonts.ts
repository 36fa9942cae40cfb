/** Addresses of the typefaces, as printed by `scripts/build/fonts.mjs`; `app/globals.scss` lists the same files. */
export const fonts = {
  roman: '/fonts/old-standard-400.f1ef7e83.woff2',
  italic: '/fonts/old-standard-400-italic.27474c66.woff2',
  sans: '/fonts/hanken-grotesk.f4939493.woff2',
} as const

/** Options for preloading a typeface with react-dom. */
export const asFont = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
