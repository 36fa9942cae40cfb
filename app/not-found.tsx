import { pages } from '@/content/pages'
import { metadataFor } from './_shared/metadata'

/** Next adds a robots tag to the not-found page itself, so ours is left out; it stands at no address of its own. */
export const generateMetadata = () => ({
  ...metadataFor(pages.notFound),
  robots: undefined,
  alternates: undefined,
})

export { NotFound as default } from '@/components/site/NotFound/NotFound'
