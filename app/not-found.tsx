import { NotFound } from '@/components/sections/NotFound/NotFound'
import { Main } from '@/components/site/Main'
import { pages } from '@/content'
import { metadataFor } from './_shared/metadata'

/** Next adds a robots tag to the not-found page itself, so ours is left out; it stands at no address of its own. */
export const generateMetadata = () => ({
  ...metadataFor(pages.notFound),
  robots: undefined,
  alternates: undefined,
})

export default function NotFoundPage() {
  return (
    <Main>
      <NotFound />
    </Main>
  )
}
