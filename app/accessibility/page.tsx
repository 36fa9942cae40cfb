import { accessibility } from '@/content/accessibility'
import { pages } from '@/content/pages'
import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'

export const generateMetadata = () => metadataFor(pages.accessibility)

export default function AccessibilityPage() {
  return <LegalPage page={accessibility} entry={pages.accessibility} />
}
