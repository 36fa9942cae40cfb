/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { MARK as mark } from '../picture-files'
import { composeCard, drawCard } from './drawing'

it('draws a title that fits as outlines, which need no typeface', () => {
  const { svg, fault } = drawCard('Over the *water*', 'Lakeside')
  expect(fault).toBeUndefined()
  expect(svg).not.toContain('<text')
})

it('sets a long name of the site smaller, and beside it a long title', () => {
  const title = 'From the old pier round the point to the *mill*'
  expect(drawCard(title, 'The Old Harbourmaster’s House').fault).toBeUndefined()
})

it('draws a note under the title', () => {
  const plain = drawCard('Over the *water*', 'Lakeside')
  expect(drawCard('Over the *water*', 'Lakeside', 'Drawn')).not.toEqual(plain)
})

// That a title is too long is one of the mistakes in scripts/check/mistakes.test.ts.
it('reports a title that has a character that the typeface lacks', () => {
  expect(drawCard('Łódź', 'Lakeside').fault?.[0]).toMatch(/The typeface has no Ł/)
})

describe('the picture of a card', () => {
  let folder = ''
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'card-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['wide', { width: 2272, height: 460 }, [0, 1], 20],
    ['tall', { width: 1136, height: 920 }, [0, 1], 2],
  ] as const)(
    'shows the largest crop of a %s picture, placed by its focus',
    async (_, size, focus, shown) => {
      const green = { create: { width: 1136, height: 460, channels: 3, background: '#18c838' } } as const
      const source = join(folder, `${size.width}-${focus[0]}.png`)
      const picture = await sharp({ create: { ...size, channels: 3, background: '#c83818' } })
        .composite([{ input: green, gravity: 'southeast' }])
        .png()
        .toBuffer()
      // Lying on its side in the file, as phones save pictures.
      await sharp(picture).rotate(270).withMetadata({ orientation: 6 }).toFile(source)
      const { svg } = drawCard('Over the *water*', 'Lakeside')
      const card = sharp(await composeCard(source, focus, svg, false))
      const area = await card.extract({ left: 32, top: 32, width: 1136, height: 460 }).png().toBuffer()
      const { channels } = await sharp(area).stats()
      expect(channels.slice(0, 3).map(({ stdev }) => stdev < 2)).toEqual([true, true, true])
      expect(Math.round(channels[0]!.mean / 10)).toBe(shown)
    },
  )

  it('says in its file that it shows a visualisation, and nothing else', async () => {
    const source = join(folder, 'artist.jpg')
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } })
      .withExif({ IFD0: { Artist: 'A. Boatman' } })
      .jpeg()
      .toFile(source)
    const { svg } = drawCard('Over the *water*', 'Lakeside')
    const metadataOf = async (isMarked: boolean) =>
      sharp(await composeCard(source, [0, 0], svg, isMarked)).metadata()
    expect(await metadataOf(true)).toMatchObject({ xmpAsString: mark })
    for (const { exif, iptc } of [await metadataOf(true), await metadataOf(false)])
      expect([exif, iptc]).toEqual([undefined, undefined])
    expect((await metadataOf(false)).xmp).toBeUndefined()
  })
})
