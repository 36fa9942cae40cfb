/** The inline script behind the year of light. */
import { chooseEvening } from './evening'

chooseEvening()
