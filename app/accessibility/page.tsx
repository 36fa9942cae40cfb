import { pages } from '@/content/pages'
import * as text from '@/content/accessibility.mdx'
import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'

export const generateMetadata = () => metadataFor(pages.accessibility)

export default function AccessibilityPage() {
  return <LegalPage page={pages.accessibility} text={text} />
}
