/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { dominantColour, readOriginals } from './originals.mjs'
import { makeRenditions, plan } from './renditions.mjs'
import { widthsFor } from './settings.mjs'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** The middle of one of the 4096 colours that `sharp` tells apart. */
const red = { create: { width: 600, height: 400, channels: 3, background: '#c83818' } } as const
const saveOriginal = (file: string) => sharp(red).jpeg().toFile(join(folder, file))

it.each([
  [1920, 1080, [480, 800, 1200, 1920]],
  [1600, 1067, [480, 800, 1200, 1600]],
  [1200, 800, [480, 800, 1200]],
  [1250, 800, [480, 800, 1250]],
  [6000, 4000, [480, 800, 1200, 1920]],
  [1080, 1440, [480, 750, 1080]],
])(
  'makes renditions of an original of %i × %i at no more than four widths, never above its own',
  (width, height, widths) => {
    expect(widthsFor(width, height)).toEqual(widths)
  },
)

it('names files after picture, content and width', () => {
  const pier = plan('house/pier', { hash: 'a1', width: 600, height: 400 })
  expect(pier.base).toMatch(/^house-pier\.[0-9a-f]{8}$/)
  expect(pier.files.map(({ file }) => file)).toContain(`${pier.base}-600.avif`)
  expect(plan('house/pier', { hash: 'b2', width: 600, height: 400 }).base).not.toBe(pier.base)
})

it('reads the size of originals, gives null for a broken file and nothing for an absent one', async () => {
  await saveOriginal('pier.jpg')
  writeFileSync(join(folder, 'broken.jpg'), 'no picture')
  const originals = await readOriginals(folder, ['pier.jpg', 'broken.jpg', 'absent.jpg'])
  expect(originals).toEqual({
    'pier.jpg': { hash: expect.any(String), width: 600, height: 400, orientation: 1 },
    'broken.jpg': null,
  })
})

it('finds the dominant colour of an original', async () => {
  await saveOriginal('pier.jpg')
  expect(await dominantColour(join(folder, 'pier.jpg'))).toBe('#c83818')
})

it('makes missing renditions, keeps existing ones and deletes those that are not planned', async () => {
  await saveOriginal('pier.jpg')
  const target = join(folder, 'made')
  const { files } = plan('pier', { hash: 'a1', width: 600, height: 400 })
  const jobs = [{ source: join(folder, 'pier.jpg'), files }]
  const onMade = jest.fn()

  expect(await makeRenditions(jobs, target, onMade)).toBe(1)
  expect(onMade).toHaveBeenCalledTimes(1)
  expect(readdirSync(target).sort()).toEqual(files.map(({ file }) => file).sort())
  const timesMade = () => files.map(({ file }) => statSync(join(target, file)).mtimeMs)
  const before = timesMade()

  writeFileSync(join(target, 'old.0badcafe-480.webp'), '')
  expect(await makeRenditions(jobs, target, onMade)).toBe(0)
  expect(readdirSync(target)).toHaveLength(files.length)
  expect(timesMade()).toEqual(before)
})
