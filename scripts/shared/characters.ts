const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** The characters of the typefaces in `public/fonts`. */
export const characters = `${ascii}£€©®°·×ÁÉÍÓÚáéíóú–—‘’“”…′″→↓↗−½¼`
