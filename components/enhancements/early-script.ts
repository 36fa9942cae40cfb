/** The inline script in the head of every page: what has to listen before the first paint. `page-script.ts` has the rest. */
import { keepExpanded } from '@/components/site/Header/menus'
import { ignoreSkippedTransitions } from './navigation'

ignoreSkippedTransitions()
keepExpanded()
// The confirmation shows the frame of a request from the first paint, with a place for a picture where the query names a
// property. The page script sets the attribute again where React removes it.
if (location.search) document.documentElement.setAttribute('data-with-query', location.search)
