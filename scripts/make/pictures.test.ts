import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readOriginals } from './originals'
import { cropToCard, focalPoints, MARK, planRenditions, widthsFor } from './pictures'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pictures-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const red = { create: { width: 600, height: 400, channels: 3, background: '#c83818' } } as const
const photograph = { rendered: false }

it('makes AVIF files of an original in no more than three widths, never above its own', () => {
  expect(widthsFor(1920, 1080)).toEqual([480, 800, 1600])
  expect(widthsFor(1200, 800)).toEqual([480, 800, 1200])
  expect(widthsFor(1080, 1440)).toEqual([480, 750, 1080])
})

it('names files after picture, content and width, and makes a JPEG of what has an entry alone', () => {
  const plan = (hash: string, entry?: typeof photograph) =>
    planRenditions('photos', 'house/pier.jpg', { hash, width: 600, height: 400 }, entry)
  const { rendition, makers } = plan('a1', photograph)
  expect(rendition.path).toMatch(/^\/pictures\/house-pier\.[0-9a-f]{8}$/)
  const files = ['-480.avif', '-600.avif', '.jpg'].map((end) => rendition.path.slice(10) + end)
  expect(Object.keys(makers)).toEqual(files)
  expect(Object.keys(plan('a1').makers)).toEqual(files.slice(0, 2))
  expect(plan('b2').rendition.path).not.toBe(rendition.path)
})

it('shows a picture of a phone upright, which its file holds lying on its side', async () => {
  const [red, blue] = ['#f00', '#00f'].map((background) => ({
    create: { width: 400, height: 600, channels: 3, background } as const,
  }))
  const top = { input: { create: { ...blue!.create, height: 300 } }, gravity: 'north' }
  const shown = await sharp(red!).composite([top]).png().toBuffer()
  // EXIF 6: whoever shows it has to turn it by a quarter to the right.
  await sharp(shown).rotate(270).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'phone.jpg'))

  const { 'phone.jpg': original } = await readOriginals(folder)
  expect(original).toMatchObject({ width: 400, height: 600 })
  const { rendition, makers } = planRenditions(folder, 'phone.jpg', original!, photograph)
  expect([rendition.width, rendition.height]).toEqual([400, 600])
  const jpeg = Object.keys(makers).find((name) => name.endsWith('.jpg'))!
  const made = sharp(await makers[jpeg]!())
  expect((await made.metadata()).autoOrient).toEqual({ width: 400, height: 600 })
  const middleOfTop = await made.extract({ left: 100, top: 50, width: 200, height: 150 }).toBuffer()
  const { dominant } = await sharp(middleOfTop).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

it('exports nothing that an original says of itself, and in a JPEG the mark of a visualisation', async () => {
  const exif = { IFD0: { Artist: 'A. Boatman' }, IFD3: { GPSLatitude: '55/1 12/1 0/1' } }
  const taken = sharp(red).withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
  await taken.jpeg().toFile(join(folder, 'pier.jpg'))
  const { 'pier.jpg': original } = await readOriginals(folder)
  for (const rendered of [false, true]) {
    const { makers } = planRenditions(folder, 'pier.jpg', original!, { rendered })
    for (const [name, make] of Object.entries(makers)) {
      const { exif, iptc, xmpAsString } = await sharp(await make()).metadata()
      const mark = rendered && name.endsWith('.jpg') ? MARK : undefined
      expect([exif, iptc, xmpAsString]).toEqual([undefined, undefined, mark])
    }
  }
})

it('gives each picture its focal point, and another one of its upright version', () => {
  const css = focalPoints([
    ['house/slip', { focus: [0.42, 0.7], portrait: { focus: [0.5, 0.5] } }],
    ['boat', { focus: [0.4, 0.5] }],
  ])
  expect(css).toBe(
    '.pic-house-slip{--focus-point:42% 70%}\n.pic-boat{--focus-point:40% 50%}\n' +
      '@media (max-width: 39.99875em){\n.pic-house-slip[data-upright]{--focus-point:50% 50%}\n}\n',
  )
})

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
  const name = `${size.width}.png`
  const source = join(folder, name)
  await sharp(picture).rotate(270).withMetadata({ orientation: 6 }).toFile(source)
  const { [name]: original } = await readOriginals(folder)
  const card = await cropToCard(source, original!, focus).png().toBuffer()
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 })
  const { channels } = await sharp(card).stats()
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([0, 255, 0])
})
