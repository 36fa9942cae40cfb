/**
 * Writes an SVG element. Attributes that are undefined are left out.
 *
 * @example element('circle', { cx: 4, r: 2 }) // '<circle cx="4" r="2"/>'
 */
export function element(name, attributes, ...children) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const start = `<${[name, ...given.map(([key, value]) => `${key}="${value}"`)].join(' ')}`
  return children.length > 0 ? `${start}>${children.flat().join('')}</${name}>` : `${start}/>`
}
