declare module '*.mdx' {
  import type { MDXProps } from 'mdx/types'
  import type { ReactElement } from 'react'

  export default function Content(props: MDXProps): ReactElement

  /** Of a legal page: its title, and the introduction below it. */
  export const heading: string
  export const lede: string
}
