import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PhotoEntry } from '@/lib/schema'
import { hashOf } from '../shared/files'
import type { Original } from '../shared/originals'

/** Facts of the pictures that this program has read, by their hash: decoding a picture takes much longer than hashing it. */
const known = new Map<string, Original | null>()

/**
 * Reads hash and size of originals.
 *
 * @param files below `folder`
 * @returns by file; null for a file that is not a picture
 */
export async function readOriginals(folder: string, files: string[]) {
  const originals: Record<string, Original | null> = {}
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    const hash = hashOf([bytes], 64)
    if (!known.has(hash)) known.set(hash, await factsOf(bytes, hash))
    originals[file] = known.get(hash) ?? null
  }
  return originals
}

async function factsOf(bytes: Buffer, hash: string): Promise<Original | null> {
  let original: Original | undefined
  try {
    const { autoOrient, hasAlpha } = await sharp(bytes).metadata()
    original = { hash, ...autoOrient }
    // The head of a file does not tell that its end is missing.
    await sharp(bytes).resize(32).raw().toBuffer()
    // A JPEG has no transparent parts; a PNG under its name may, and they would turn black.
    if (hasAlpha) original.isTransparent = !(await sharp(bytes).stats()).isOpaque
    return original
  } catch (error) {
    const isCutOff = /premature end/.test((error as Error).message)
    return isCutOff ? { hash, width: 0, height: 0, ...original, isCutOff } : null
  }
}

/** A phone saves a picture as its sensor lies, and notes in the file which side is up (EXIF). */
export const upright = (source: string) => sharp(source).autoOrient()

/** White letters on a lighter picture have a contrast below 3. */
const LIGHT = 0.3

/** Whether white letters in the upper half of a picture could not be read: a twentieth of it is light. */
export async function isLight(path: string) {
  const upper = upright(path)
    .resize(30, 20, { fit: 'fill' })
    .extract({ left: 0, top: 0, width: 30, height: 10 })
  const pixels = await upper.flatten().toColourspace('srgb').raw().toBuffer()
  const share = (value = 0) => (value / 255) ** 2.2
  const luminances = Array.from({ length: 300 }, (_, index) => {
    const [red, green, blue] = pixels.subarray(index * 3)
    return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue)
  })
  return luminances.sort((a, b) => b - a)[15]! > LIGHT
}

/** Widths in pixels: 480 for thumbnails, 750 and 800 for phones, the last for desktops. */
const STEPS = { landscape: [480, 800, 1600], portrait: [480, 750, 1080] }

/** A step is used only if the largest width is larger than it by more than this factor. */
const LEAST_GAIN = 1.15

/** Pixels. The JPEG is for browsers without AVIF, for search engines, and for visitors who open a picture by itself. */
const JPEG_WIDTH = 1200

/** Up to this width a picture is for phones, whose pixels are too small to show the difference of a higher quality. */
const FOR_PHONES = 800

/**
 * A picture with an upright version opens a page from edge to edge, where a desktop shows its faults, and phones do not load
 * it.
 */
const QUALITY = { phone: 43, desktop: 49, opening: 64 }

/** Effort 4 gives files 4 to 8 per cent smaller than effort 3, in four times the time. */
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' }
const JPEG = { quality: 76, mozjpeg: true }

/**
 * The mark by which a file says that it is no photograph: the property `DigitalSourceType` of the IPTC standard, as XMP.
 * Photo software, agencies and search engines read it.
 */
export const MARK =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation"/></rdf:RDF></x:xmpmeta>'

/** Encodes a picture as JPEG. A visualisation carries the mark; the file holds nothing else of what the original says of itself. */
export const toJpeg = (picture: Sharp, rendered: boolean) =>
  (rendered ? picture.jpeg(JPEG).withXmp(MARK) : picture.jpeg(JPEG)).toBuffer()

/** A change of any of these settings changes the name of every file, so all pictures are encoded again. */
export const settings = JSON.stringify([QUALITY, AVIF, JPEG, JPEG_WIDTH, MARK])

/**
 * The widths of the AVIF files of an original: at most three, none above its own.
 *
 * @example widthsFor(1920, 1080) // [480, 800, 1600]
 */
export function widthsFor(width: number, height: number) {
  const steps = width < height ? STEPS.portrait : STEPS.landscape
  const largest = Math.min(width, steps.at(-1)!)
  return [...steps.filter((step) => step * LEAST_GAIN < largest), largest]
}

/**
 * The files to make of an original: AVIF in several widths, and one JPEG unless it is the upright version of another picture.
 * Their names carry a hash of its bytes and of the settings.
 *
 * @param folder of all originals
 * @param file the original, relative to `folder`
 * @param entry that of a picture; an upright version has none
 * @returns the `rendition` for the manifest, and the `makers` of the files by their names
 * @example planRenditions('content/photos', 'house/living-1.jpg', original, photo).rendition.path
 * // '/pictures/house-living-1.3fa9c1d2'
 */
export function planRenditions(
  folder: string,
  file: string,
  { hash, width, height }: Original,
  entry?: Pick<PhotoEntry, 'rendered' | 'portrait'>,
) {
  const { rendered = false, portrait } = entry ?? {}
  const wide = portrait ? QUALITY.opening : QUALITY.desktop
  const base = `${file.replace(/\.\w+$/, '').replaceAll('/', '-')}.${hashOf([hash, settings, `${wide} ${rendered}`])}`
  const widths = widthsFor(width, height)
  const largest = widths.at(-1)!
  const resized = (each: number) => upright(`${folder}/${file}`).resize(each)
  const makers: Record<string, () => Promise<Buffer>> = {}
  for (const each of widths) {
    const quality = each > FOR_PHONES ? wide : QUALITY.phone
    makers[`${base}-${each}.avif`] = () =>
      resized(each)
        .avif({ ...AVIF, quality })
        .toBuffer()
  }
  if (entry) makers[`${base}.jpg`] = () => toJpeg(resized(Math.min(JPEG_WIDTH, width)), rendered)
  return {
    rendition: {
      path: `/pictures/${base}`,
      width: largest,
      height: Math.round((height * largest) / width),
      widths,
    },
    makers,
  }
}
