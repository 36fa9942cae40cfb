/** Prepares a build: makes the page script, pictures and cards. */
import sharp from 'sharp'
import { makeCards } from './cards.mjs'
import { makePageScript } from './page-script.mjs'
import { makePictures } from './pictures.mjs'

// One thread for each picture: less overhead, and the same bytes on every machine.
sharp.concurrency(1)

await makePageScript()
await makePictures()
await makeCards()
