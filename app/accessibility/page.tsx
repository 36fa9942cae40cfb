import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'
import { content } from '../_shared/content'

export const generateMetadata = () => metadataFor(content.pages.accessibility)

export default function AccessibilityPage() {
  return <LegalPage page={content.accessibility} entry={content.pages.accessibility} />
}
