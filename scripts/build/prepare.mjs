/** What a build needs before Next: content without fault, pictures made, and a word on what is still to be settled. */
import { makeCards } from './cards.mjs'
import { makeChart } from './chart.mjs'
import { loadReadings } from '../availability/file.mjs'
import { checkContent, sayWhatIsOpen } from '../check/content.mjs'
import { makePageScript } from './page-script.mjs'
import { makePictures } from './pictures.mjs'
import { stopOn } from './stop.mjs'
import { makeYear } from './year.mjs'

await checkContent()
stopOn(loadReadings().faults)
await makePageScript()
await makePictures()
await makeCards()
makeChart()
makeYear()
sayWhatIsOpen()
