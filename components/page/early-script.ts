/** The inline script behind the beginning of every page: what has to listen before the rest is seen. `page-script.ts` has the rest. */
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
