import { script } from '@/.generated/page-script.json'

/**
 * The one inline script of a page (`components/page-script`). A page has it behind its first screen: Chromium stops reading where a
 * script has run, paints what it has, and what is pressed from then on counts. The adapter writes the code into the exported page,
 * so that the payload does not repeat it; under `next dev` it stands there at once.
 */
export const PageScript = () => (
  <script
    data-page-script=""
    dangerouslySetInnerHTML={{ __html: process.env.NODE_ENV === 'development' ? script : '' }}
    suppressHydrationWarning
  />
)
