import type { PhotoEntry } from '../types/picture'
import { checkPhotos, type Original } from './photos'

const aPhoto = (over: Partial<PhotoEntry> = {}): PhotoEntry => ({
  alt: 'A boat on the slip.',
  caption: 'The slip',
  focus: [0.5, 0.4],
  rendered: false,
  ...over,
})

const anOriginal = (over: Partial<Original> = {}): Original => ({
  hash: 'a1',
  width: 1500,
  height: 1000,
  orientation: 1,
  ...over,
})

const anUpright = (over: Partial<Original> = {}) => anOriginal({ width: 1000, height: 1500, ...over })

it('has nothing to say of good pictures', () => {
  const photos = {
    boat: aPhoto({ portrait: { file: 'tall/boat.jpg', focus: [0, 1] } }),
    pier: aPhoto({ alt: 'A pier.' }),
  }
  const originals = {
    'boat.jpg': anOriginal(),
    'tall/boat.jpg': anUpright({ hash: 'b2' }),
    'pier.jpg': anOriginal({ hash: 'c3', width: 1000 }),
  }
  expect(checkPhotos(photos, originals)).toEqual([])
})

it.each([
  ['an empty alt text', aPhoto({ alt: ' ' }), anOriginal(), /photos\.ts › boat, alt: The alt text is empty/],
  [
    'a focus outside the picture',
    aPhoto({ focus: [0.5, 40] }),
    anOriginal(),
    /photos\.ts › boat, focus: \[0\.5, 40\] lies outside/,
  ],
  ['a file that is no picture', aPhoto(), null, /photos\/boat\.jpg › boat: It cannot be read/],
  [
    'a picture that only EXIF turns upright',
    aPhoto(),
    anOriginal({ orientation: 6 }),
    /boat\.jpg › boat: Only its EXIF data turns it upright/,
  ],
  [
    'a picture narrower than 1000 px',
    aPhoto(),
    anOriginal({ width: 999 }),
    /boat\.jpg › boat: It is 999 px wide/,
  ],
])('names file, entry and problem of %s', (_, photo, original, message) => {
  expect(checkPhotos({ boat: photo }, { 'boat.jpg': original })).toEqual([expect.stringMatching(message)])
})

it('names the upright version that is missing or whose focus lies outside', () => {
  const photos = { boat: aPhoto({ portrait: { file: 'tall/boat.jpg', focus: [-0.1, 0] } }) }
  expect(checkPhotos(photos, { 'boat.jpg': anOriginal() })).toEqual([
    expect.stringContaining('boat, portrait, focus: [-0.1, 0] lies outside'),
    expect.stringContaining('content/photos/tall/boat.jpg › boat: There is no such file'),
  ])
})

it('names both of two that share their words or their bytes', () => {
  const originals = { 'boat.jpg': anOriginal(), 'pier.jpg': anOriginal() }
  expect(checkPhotos({ boat: aPhoto(), pier: aPhoto() }, originals)).toEqual([
    expect.stringContaining('pier, alt: boat has the same alt text'),
    expect.stringContaining('content/photos/pier.jpg › picture: content/photos/boat.jpg is the same'),
  ])
})

it('lets two pictures share one upright version', () => {
  const portrait = { file: 'tall/boat.jpg', focus: [0.5, 0.5] } as const
  const photos = { boat: aPhoto({ portrait }), pier: aPhoto({ alt: 'A pier.', portrait }) }
  const originals = {
    'boat.jpg': anOriginal(),
    'pier.jpg': anOriginal({ hash: 'b2' }),
    'tall/boat.jpg': anUpright({ hash: 'c3' }),
  }
  expect(checkPhotos(photos, originals)).toEqual([])
})

it('tells everything at once', () => {
  const photos = { boat: aPhoto({ alt: '' }), pier: aPhoto({ focus: [2, 0] }) }
  expect(checkPhotos(photos, {})).toHaveLength(4)
})
