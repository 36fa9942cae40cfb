import { LegalText } from '@/components/sections/LegalText/LegalText'
import { Main } from '@/components/site/Main'
import { pages, site } from '@/content'
import Content, { heading, lede } from '@/content/accessibility.mdx'
import { metadataFor } from '../_shared/metadata'
import { StructuredData } from '../_shared/structured-data'

const { path, changed } = pages.accessibility

export const generateMetadata = () => metadataFor(pages.accessibility)

export default function AccessibilityPage() {
  return (
    <>
      <Main>
        <LegalText heading={heading} lede={lede} Content={Content} site={site} changed={changed!} />
      </Main>
      <StructuredData path={path} own={{ label: heading, href: path }} />
    </>
  )
}
