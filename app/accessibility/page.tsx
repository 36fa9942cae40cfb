import { LegalText } from '@/components/sections/LegalText/LegalText'
import { accessibility } from '@/content/accessibility'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { metadataFor } from '../_shared/metadata'
import { LegalData } from '../_shared/structured-data'

export const generateMetadata = () => metadataFor(pages.accessibility)

export default function AccessibilityPage() {
  const { path, changed } = pages.accessibility
  return (
    <>
      <LegalText page={accessibility} site={site} changed={changed} />
      <LegalData link={{ label: accessibility.heading, href: path }} />
    </>
  )
}
