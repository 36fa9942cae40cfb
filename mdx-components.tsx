import type { MDXComponents } from 'mdx/types'

/** MDX keeps its default elements, except for those that `Article` gives to each article. */
export const useMDXComponents = (): MDXComponents => ({})
