import { NotFound } from '@/components/sections/NotFound/NotFound'
import { notFound } from '@/content/not-found'
import { pages } from '@/content/pages'
import { metadataFor } from './metadata'

/** Next gives a not-found page a robots tag of its own; a second one would be said twice. */
export const generateMetadata = () => ({ ...metadataFor(pages.notFound), robots: undefined })

export default function NotFoundPage() {
  return <NotFound {...notFound} />
}
