import { LegalText } from '@/components/sections/LegalText/LegalText'
import { Main } from '@/components/site/Main'
import { pages, site } from '@/content'
import Content, { heading, lede } from '@/content/privacy.mdx'
import { metadataFor } from '../_shared/metadata'
import { StructuredData } from '../_shared/structured-data'

const { path, changed } = pages.privacy

export const generateMetadata = () => metadataFor(pages.privacy)

export default function PrivacyPage() {
  return (
    <>
      <Main>
        <LegalText heading={heading} lede={lede} Content={Content} site={site} changed={changed!} />
      </Main>
      <StructuredData path={path} own={{ label: heading, href: path }} />
    </>
  )
}
