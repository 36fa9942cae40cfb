import { pages } from '@/content'
import Content, { heading, lede } from '@/content/privacy.mdx'
import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'

export const generateMetadata = () => metadataFor(pages.privacy)

export default function PrivacyPage() {
  return <LegalPage heading={heading} lede={lede} Content={Content} entry={pages.privacy} />
}
