/** Prepares a build: makes the page script, pictures and cards. */
import sharp from 'sharp'
import { makePageScript } from './page-script'
import { makePictures } from './pictures'

// One thread for each picture: less overhead, and the same bytes on every machine.
sharp.concurrency(1)

await makePageScript()
await makePictures()
// Cards show pictures, which have their addresses by now.
const { makeCards } = await import('./cards')
await makeCards()
