/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { syncFolder } from '../shared/files'
import { mark } from '../shared/source-type'
import { pictureStyles } from './pictures'
import { dominantColour, planRenditions, widthsFor, readOriginals } from './picture-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  jest.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The middle of one of the 4096 colours that `sharp` tells apart. */
const red = { create: { width: 600, height: 400, channels: 3, background: '#c83818' } } as const
const saveOriginal = (file: string) => sharp(red).jpeg().toFile(join(folder, file))

it.each([
  [1920, 1080, [480, 800, 1200, 1920]],
  [1200, 800, [480, 800, 1200]],
  [6000, 4000, [480, 800, 1200, 1920]],
  [1080, 1440, [480, 750, 1080]],
])(
  'makes renditions of an original of %i × %i at no more than four widths, never above its own',
  (width, height, widths) => {
    expect(widthsFor(width, height)).toEqual(widths)
  },
)

it('names files after picture, content and width', () => {
  const plan = (hash: string) => planRenditions('photos', 'house/pier.jpg', { hash, width: 600, height: 400 })
  const { rendition, makers } = plan('a1')
  expect(rendition.path).toMatch(/^\/pictures\/house-pier\.[0-9a-f]{8}$/)
  expect(Object.keys(makers)).toContain(`${rendition.path.replace('/pictures/', '')}-600.avif`)
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

  const { 'phone.jpg': original } = await readOriginals(folder, ['phone.jpg'])
  expect(original).toMatchObject({ width: 400, height: 600 })
  const { rendition, makers } = planRenditions(folder, 'phone.jpg', original!)
  expect([rendition.width, rendition.height]).toEqual([400, 600])
  const jpeg = Object.keys(makers).find((name) => name.endsWith('.jpg'))!
  const made = sharp(await makers[jpeg]!())
  expect((await made.metadata()).autoOrient).toEqual({ width: 400, height: 600 })
  const middleOfTop = await made.extract({ left: 100, top: 50, width: 200, height: 150 }).toBuffer()
  const { dominant } = await sharp(middleOfTop).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

it('hands on the mark of a visualisation in the largest JPEG, and nothing else that the original says of itself', async () => {
  const photograph = sharp(red).withExif({ IFD0: { Artist: 'A. Boatman' } })
  await photograph.clone().jpeg().toFile(join(folder, 'photograph.jpg'))
  await photograph.withXmp(mark).jpeg().toFile(join(folder, 'drawn.jpg'))
  const originals = await readOriginals(folder, ['photograph.jpg', 'drawn.jpg'])
  const marked: string[] = []
  for (const [file, original] of Object.entries(originals))
    for (const [name, make] of Object.entries(planRenditions(folder, file, original!).makers)) {
      const { exif, xmpAsString } = await sharp(await make()).metadata()
      expect(exif).toBeUndefined()
      if (xmpAsString) marked.push(name.replace(/\.\w{8}-/, '-'))
      if (xmpAsString) expect(xmpAsString).toBe(mark)
    }
  expect(marked).toEqual(['drawn-600.jpg'])
})

it('finds the dominant colour of an original', async () => {
  await saveOriginal('pier.jpg')
  expect(await dominantColour(join(folder, 'pier.jpg'))).toBe('#c83818')
})

it('makes missing renditions, keeps existing ones and deletes those that are not planned', async () => {
  await saveOriginal('pier.jpg')
  const target = join(folder, 'made')
  const { makers } = planRenditions(folder, 'pier.jpg', { hash: 'a1', width: 600, height: 400 })
  const names = Object.keys(makers).sort()
  const timesMade = () => names.map((name) => statSync(join(target, name)).mtimeMs)

  await syncFolder(target, makers)
  expect(readdirSync(target).sort()).toEqual(names)
  const { format, width, height } = await sharp(join(target, names.at(-1)!)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 600, 400])
  const before = timesMade()

  writeFileSync(join(target, 'old.0badcafe-480.avif'), '')
  await syncFolder(target, makers)
  expect(readdirSync(target).sort()).toEqual(names)
  expect(timesMade()).toEqual(before)
})

it('gives each picture its colour, its focal point unless that is the middle, and the other one of its upright version', () => {
  const css = pictureStyles([
    ['house/pier', { focus: [0.5, 0.5] }, '#112233'],
    ['house/slip', { focus: [0.42, 0.7], portrait: { focus: [0.5, 0.5] } }, '#445566'],
    ['boat', { focus: [0.4, 0.5], portrait: { focus: [0.4, 0.5] } }, '#778899'],
  ])
  expect(css).toContain(
    '.pic-house-pier{background-color:#112233}\n.pic-house-slip{background-color:#445566;--focus-point:42% 70%}\n',
  )
  expect(css).toContain(
    '@media (max-width: 39.99875em){\n.pic-house-slip[data-upright]{--focus-point:50% 50%}\n}',
  )
})
