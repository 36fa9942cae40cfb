/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { cropToCard } from './cards'

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'card-'))))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['wide', { width: 2400, height: 630 }, [1, 0]],
  ['tall', { width: 1200, height: 1260 }, [0, 1]],
] as const)('crops a %s picture to a card at its focal point', async (_, size, focus) => {
  const green = { create: { width: 1200, height: 630, channels: 3, background: '#00ff00' } } as const
  const picture = await sharp({ create: { ...size, channels: 3, background: '#ff0000' } })
    .composite([{ input: green, gravity: 'southeast' }])
    .png()
    .toBuffer()
  // Lying on its side in the file, as phones save pictures.
  const source = join(folder, `${size.width}.png`)
  await sharp(picture).rotate(270).withMetadata({ orientation: 6 }).toFile(source)
  const card = await (await cropToCard(source, focus)).png().toBuffer()
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 })
  const { channels } = await sharp(card).stats()
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([0, 255, 0])
})
