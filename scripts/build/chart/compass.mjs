import { colours } from './colours.mjs'
import { element } from './svg.mjs'

/** Centre of the rose on the wide chart, and the radii of its rings; the page sets the figures at radius `figures`. */
export const ROSE = { at: [784, 166], outer: 92, degrees: 82.5, figures: 67, inner: 55 }

/** The compass rose without its figures: rings with a mark every two degrees and a longer one every ten. */
export function compass() {
  const { at, outer, degrees, inner } = ROSE
  const marks = (length, every) =>
    element('circle', {
      r: outer - length / 2,
      'stroke-width': length,
      pathLength: 3600,
      'stroke-dasharray': `4 ${every * 10 - 4}`,
      'stroke-dashoffset': 2,
    })
  const ring = (r) => element('circle', { r })
  const diagonal = Math.round(inner * Math.SQRT1_2)
  const spokes = `M0-${degrees}V${outer}M-${outer} 0H${outer}M-${diagonal}-${diagonal}L${diagonal} ${diagonal}M-${diagonal} ${diagonal}L${diagonal}-${diagonal}`
  return [
    element(
      'g',
      {
        transform: `translate(${at.join(' ')})`,
        fill: 'none',
        stroke: colours.water,
        'stroke-opacity': 0.62,
      },
      element('circle', { r: outer, fill: colours.sea, 'fill-opacity': 0.7, stroke: 'none' }),
      marks(4.5, 2),
      marks(outer - degrees, 10),
      element('g', { 'stroke-width': 0.8 }, ring(outer), ring(degrees), ring(inner)),
      element('path', { 'stroke-width': 0.6, d: spokes }),
      element('path', { fill: colours.ink, stroke: 'none', d: 'M0-103 4.3-86 0-89.5-4.3-86z' }),
    ),
  ]
}
