/** The inline script of the range below the hero of home. */
import { onEachRendering } from '@/components/page/dom'
import { moveThroughLights } from './lights'

onEachRendering([moveThroughLights])
