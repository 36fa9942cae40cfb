import { NotFound } from '@/components/sections/NotFound/NotFound'
import { Main } from '@/components/site/Main'
import { metadataFor } from './_shared/metadata'
import { content } from './_shared/content'

/** Next adds a robots tag to the not-found page itself, so ours is left out. */
export const generateMetadata = () => ({ ...metadataFor(content.pages.notFound), robots: undefined })

export default function NotFoundPage() {
  return (
    <Main>
      <NotFound {...content.notFound} />
    </Main>
  )
}
