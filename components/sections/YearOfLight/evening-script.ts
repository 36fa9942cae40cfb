/** The inline script behind the year of light. */
import { onEachRendering } from '@/components/enhancements/dom'
import { todayInDublin } from '@/lib/light/dublin-time'
import { chooseEvening } from './evening'

onEachRendering([() => chooseEvening(todayInDublin(new Date()))])
