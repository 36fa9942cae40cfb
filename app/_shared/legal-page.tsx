import { LegalText, type LegalFile } from '@/components/site/LegalText/LegalText'
import { Main } from '@/components/site/Main'
import { PageScript } from '@/components/ui/PageScript'
import { site } from '@/content/site'
import type { PageEntry } from '@/lib/schema'
import { StructuredData } from './structured-data'

/** A legal page: its text from `content`, and what it tells search engines. */
export const LegalPage = ({ page, text }: { page: PageEntry; text: LegalFile }) => (
  <>
    <Main>
      <PageScript />
      <LegalText text={text} site={site} changed={page.changed!} />
    </Main>
    <StructuredData path={page.path} own={{ label: text.heading, href: page.path }} />
  </>
)
