/** Phones show the upright version; the same breakpoint as in `lib/styles` and in `Photo`. */
const PHONE = '(max-width:639.98px)'

/** @example classNameOf('house/living-1') // 'pic-house-living-1' */
export const classNameOf = (name) => `pic-${name.replaceAll('/', '-')}`

const position = ([x, y]) => `${Math.round(x * 100)}% ${Math.round(y * 100)}%`

/**
 * Writes one rule for each picture: its colour as a placeholder, and the point that a crop keeps in view.
 *
 * @param {[name: string, photo: object, colour: string][]} pictures
 */
export function pictureStyles(pictures) {
  const rules = pictures.map(([name, { focus }, colour]) => {
    const at = position(focus) === '50% 50%' ? '' : `;object-position:${position(focus)}`
    return `.${classNameOf(name)}{background-color:${colour}${at}}\n`
  })
  const upright = pictures.flatMap(([name, { focus, portrait }]) =>
    !portrait || position(portrait.focus) === position(focus)
      ? []
      : [`.${classNameOf(name)}[data-upright]{object-position:${position(portrait.focus)}}\n`],
  )
  return rules.join('') + (upright.length ? `@media ${PHONE}{\n${upright.join('')}}\n` : '')
}
