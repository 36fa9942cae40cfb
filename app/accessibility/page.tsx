import { pages } from '@/content'
import Content, { heading, lede } from '@/content/accessibility.mdx'
import { LegalPage } from '../_shared/legal-page'
import { metadataFor } from '../_shared/metadata'

export const generateMetadata = () => metadataFor(pages.accessibility)

export default function AccessibilityPage() {
  return <LegalPage heading={heading} lede={lede} Content={Content} entry={pages.accessibility} />
}
