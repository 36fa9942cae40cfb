/** What a build needs before Next: pictures made, content without fault, and a word on what is still to be settled. */
import { makeCards } from './cards.mjs'
import { makeChart } from './chart.mjs'
import { checkContent, sayOpenExamples } from './content-check.mjs'
import { makePageScript } from './page-script.mjs'
import { makePictures } from './pictures.mjs'
import { makeYear } from './year.mjs'

await makePageScript()
await makePictures()
checkContent()
await makeCards()
makeChart()
makeYear()
sayOpenExamples()
