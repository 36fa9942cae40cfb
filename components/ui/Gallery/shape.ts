/** How the pictures of a gallery are laid out. `Gallery.module.scss` has each shape. */
export type Shape = 'full' | 'diptych' | 'column' | 'strip' | 'ending'

const order = ['full', 'diptych', 'full', 'column', 'strip', 'diptych'] as const

/** How many pictures, from the first on, stand large beside the carousel, which has the others. */
export const large: Record<Shape, number> = { full: 1, diptych: 2, column: 1, strip: 0, ending: 1 }

/**
 * The shapes of a page's galleries. A shape follows from the place of a gallery and from the number of its pictures, and no two
 * neighbours have the same. The last gallery ends the page.
 *
 * @param counts how many pictures each gallery has, one at least
 * @example shapesOf([4, 1, 3]) // ['full', 'column', 'ending']: a diptych has two pictures, or four at least
 */
export const shapesOf = (counts: readonly number[]) =>
  counts.map((count, place): Shape => {
    if (place === counts.length - 1) return 'ending'
    const shape = order[place % order.length]!
    // Below a diptych, a single other picture would leave half of its row empty.
    if (shape === 'diptych' && (count === 1 || count === 3)) return 'column'
    // The gallery before it is a column.
    if (shape === 'strip' && count < 3) return 'full'
    return shape
  })
