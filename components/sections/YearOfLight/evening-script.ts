/** The inline script behind the year of light. */
import { todayInDublin } from '@/lib/light/dublin-time'
import { chooseEvening } from './evening'

chooseEvening(todayInDublin(new Date()))
