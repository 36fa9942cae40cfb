/** The inline script in `Main`: what must listen before the rest of the page is seen. `page-script.ts` has everything else. */
import { markQuery } from '@/components/booking/before-react'
import { keepExpanded } from '@/components/site/Header/menus'
import { repeatEarlyPresses } from './early-presses'
import { replaceLostScripts } from './lost-scripts'
import { ignoreSkippedTransitions } from './navigation'

markQuery()
ignoreSkippedTransitions()
keepExpanded()
repeatEarlyPresses()
replaceLostScripts()
