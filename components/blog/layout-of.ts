import type { ArticleLayout } from './Article/Article'

const layouts: readonly ArticleLayout[] = ['a', 'b', 'c']

/** How the article of that place in the list is laid out, there and on its own page; no two neighbours are alike. */
export const layoutOf = (index: number): ArticleLayout => layouts[index % layouts.length]!
