/** The inline script in `Main`: what must listen before the rest of the page is seen. `page-script.ts` has everything else. */
import { markQuery, markTyped } from '@/components/booking/before-react'
import { keepExpanded } from '@/components/site/Header/menus'
import { repeatEarlyPresses } from './early-presses'
import { replaceLostScripts } from './lost-scripts'
import { ignoreSkippedTransitions } from './navigation'

markQuery()
markTyped()
ignoreSkippedTransitions()
keepExpanded()
repeatEarlyPresses()
replaceLostScripts()
