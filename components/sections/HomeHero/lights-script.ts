/** The inline script of the range below the hero of home. */
import { moveThroughLights } from './lights'

moveThroughLights()
