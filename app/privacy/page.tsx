import { privacy } from '@/content/privacy'
import { pages } from '@/content/pages'
import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'

export const generateMetadata = () => metadataFor(pages.privacy)

export default function PrivacyPage() {
  return <LegalPage page={privacy} entry={pages.privacy} />
}
