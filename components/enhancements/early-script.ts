/** The inline script in the head of every page: what has to listen before the first paint. `page-script.ts` has the rest. */
import { keepExpanded } from '@/components/site/Header/menus'
import { ignoreSkippedTransitions } from './navigation'

ignoreSkippedTransitions()
keepExpanded()
// The confirmation shows the frame of a request from the first paint. The page script sets it again where React removes it.
document.documentElement.toggleAttribute('data-with-query', location.search !== '')
