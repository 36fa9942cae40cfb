import { pages } from '@/content/pages'
import * as text from '@/content/privacy.mdx'
import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'

export const generateMetadata = () => metadataFor(pages.privacy)

export default function PrivacyPage() {
  return <LegalPage page={pages.privacy} text={text} />
}
