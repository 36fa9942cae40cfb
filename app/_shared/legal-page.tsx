import { LegalText } from '@/components/sections/LegalText/LegalText'
import { Main } from '@/components/site/Main'
import type { LegalPage as LegalPageData } from '@/lib/schema/page'
import { identityOf } from '@/lib/site/legal-details'
import { BreadcrumbData } from './structured-data'
import { content } from './content'
import type { PageEntry } from '@/lib/schema'

const { identityWords, site } = content

/** The legal details of the business that the owner has filled in. */
export const identity = identityOf(site.owner, identityWords)

interface LegalPageProps {
  page: LegalPageData
  /** It has a day of change, because the content check demands one of each page that search engines may show. */
  entry: PageEntry
}

export const LegalPage = ({ page, entry: { path, changed } }: LegalPageProps) => (
  <>
    <Main>
      <LegalText page={page} contact={site} identity={identity} changed={changed!} />
    </Main>
    <BreadcrumbData path={path} own={[{ label: page.heading, href: path }]} />
  </>
)
