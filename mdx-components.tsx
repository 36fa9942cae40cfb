import type { MDXComponents } from 'mdx/types'

/** Articles are plain paragraphs, styled by the Article component that holds them. */
export const useMDXComponents = (): MDXComponents => ({})
