import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'
import { content } from '../_shared/content'

export const generateMetadata = () => metadataFor(content.pages.privacy)

export default function PrivacyPage() {
  return <LegalPage page={content.privacy} entry={content.pages.privacy} />
}
