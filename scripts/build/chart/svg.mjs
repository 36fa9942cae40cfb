import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'public/charts'

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

/**
 * Writes a drawing to a file with a hash of its bytes in its name, and deletes earlier versions.
 *
 * @example writeDrawing('wide', { width: 1320, height: 780 }, shapes)
 * // { src: '/charts/wide.1f0c9a2b.svg', width: 1320, height: 780 }
 */
export function writeDrawing(name, { width, height, preserveAspectRatio }, ...shapes) {
  const viewBox = `0 0 ${width} ${height}`
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox, preserveAspectRatio }
  const svg = element('svg', attributes, ...shapes)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.svg`
  mkdirSync(FOLDER, { recursive: true })
  const stale = readdirSync(FOLDER).filter((each) => each.startsWith(`${name}.`) && each !== file)
  for (const each of stale) rmSync(join(FOLDER, each))
  writeFileSync(join(FOLDER, file), svg)
  return { src: `/charts/${file}`, width, height }
}
