import type { ArticleLayout } from './Article/Article'

const layouts: readonly ArticleLayout[] = ['wide', 'right', 'left']

/**
 * The layout of an article, from its index in the list of all articles. It is the same on `/blogs` and on the article's
 * own page, and two neighbours on `/blogs` always differ.
 *
 * @example layoutOf(3) // 'wide', as layoutOf(0)
 */
export const layoutOf = (index: number): ArticleLayout => layouts[index % layouts.length]!
