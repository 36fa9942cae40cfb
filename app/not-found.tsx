import { NotFound } from '@/components/sections/NotFound/NotFound'
import { notFound } from '@/content/not-found'
import { pages } from '@/content/pages'
import { metadataFor } from './metadata'

export const generateMetadata = () => metadataFor(pages.notFound)

export default function NotFoundPage() {
  return <NotFound {...notFound} />
}
