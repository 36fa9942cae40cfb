import { LegalText } from '@/components/sections/LegalText/LegalText'
import { privacy } from '@/content/privacy'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { metadataFor } from '../_shared/metadata'
import { LegalData } from '../_shared/structured-data'

export const generateMetadata = () => metadataFor(pages.privacy)

export default function PrivacyPage() {
  const { path, changed } = pages.privacy
  return (
    <>
      <LegalText page={privacy} site={site} changed={changed} />
      <LegalData link={{ label: privacy.heading, href: path }} />
    </>
  )
}
