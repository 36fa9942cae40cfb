import type { MDXProps } from 'mdx/types'
import type { ComponentType } from 'react'
import { LegalText } from '@/components/sections/LegalText/LegalText'
import { Main } from '@/components/site/Main'
import { site } from '@/content'
import { identityWords } from '@/content/navigation'
import type { PageEntry } from '@/lib/schema'
import { identityOf } from '@/lib/site/legal-details'
import { StructuredData } from './structured-data'

/** The legal details of the business that the owner has filled in. */
export const identity = identityOf(site.owner, identityWords)

interface LegalPageProps {
  heading: string
  lede: string
  Content: ComponentType<MDXProps>
  /** It has a day of change, because the content check demands one of each page that search engines may show. */
  entry: PageEntry
}

export const LegalPage = ({ entry: { path, changed }, ...page }: LegalPageProps) => (
  <>
    <Main>
      <LegalText {...page} contact={site} identity={identity} changed={changed!} />
    </Main>
    <StructuredData path={path} own={{ label: page.heading, href: path }} />
  </>
)
