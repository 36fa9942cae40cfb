import type { MDXComponents } from 'mdx/types'

/** MDX keeps its default elements. The `Article` component styles them. */
export const useMDXComponents = (): MDXComponents => ({})
