import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type FormatEnum } from 'sharp'
import { hashOf } from '../shared/files'
import type { Original } from '../shared/originals'
import { isMarked, mark } from '../shared/source-type'

/** Facts of the pictures that this program has read, by their hash: decoding a picture takes much longer than hashing it. */
const known = new Map<string, Original | null>()

/**
 * Reads hash, size and mark of originals.
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
    const { autoOrient, xmpAsString, hasAlpha } = await sharp(bytes).metadata()
    original = { hash, ...autoOrient, isMarked: isMarked(xmpAsString) }
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
const upright = (source: string) => sharp(source).autoOrient()

/** Shrinks and blurs the picture first, so that the pixels of a black window frame do not outvote a bright room. */
export async function dominantColour(path: string) {
  const areas = upright(path).resize(12, 8, { fit: 'fill' }).blur(1).removeAlpha().toColourspace('srgb')
  const { data, info } = await areas.raw().toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: info }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

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

/** Widths in pixels: 480 for thumbnails, 750 and 800 for phones, 1200 for half a desktop, the last for a whole desktop. */
const STEPS = { landscape: [480, 800, 1200, 1920], portrait: [480, 750, 1080] }

/** A step is used only if the largest width is larger than it by more than this factor. */
const LEAST_GAIN = 1.15

/** Up to this width a picture is for phones, whose pixels are too small to show the difference of a higher quality. */
const FOR_PHONES = 800

/** From this width on a lower quality is not noticed, and files are the largest. */
const WIDE = 1400

/**
 * A picture with an upright version opens a page from edge to edge, where a desktop shows its faults, and phones do not load it:
 * its quality rises with its width.
 */
const avifQuality = (width: number, isOpening: boolean) => {
  if (width <= FOR_PHONES) return 44
  if (isOpening) return width < WIDE ? 58 : 66
  return width < WIDE ? 52 : 48
}

/**
 * The options of each format by width. A change here changes every file name, so all pictures are encoded again. AVIF
 * effort 4 gives files 8 per cent smaller than effort 3 in five times the time; effort 5 gives nothing more.
 */
const encoders = {
  avif: (width: number, isOpening: boolean) => ({
    quality: avifQuality(width, isOpening),
    effort: 4,
    chromaSubsampling: '4:2:0',
  }),
  jpg: () => ({ quality: 76, mozjpeg: true }),
}

type Format = keyof typeof encoders
const formats = Object.keys(encoders) as Format[]

/** All settings of a picture, for the hash in its name. */
const fingerprintOf = (isOpening: boolean) =>
  JSON.stringify(
    [FOR_PHONES, WIDE - 1, WIDE].map((width) =>
      Object.values(encoders).map((options) => options(width, isOpening)),
    ),
  )

/**
 * The widths of the renditions of an original: at most four, none above its own.
 *
 * @example widthsFor(1600, 1067) // [480, 800, 1200, 1600]
 */
export function widthsFor(width: number, height: number) {
  const steps = width < height ? STEPS.portrait : STEPS.landscape
  const largest = Math.min(width, steps.at(-1)!)
  return [...steps.filter((step) => step * LEAST_GAIN < largest), largest]
}

/**
 * The renditions to make of an original. Their names carry a hash of its bytes and of the settings.
 *
 * @param folder of all originals
 * @param file the original, relative to `folder`
 * @param isOpening it has an upright version
 * @returns the `rendition` for the manifest, and the `makers` of the files by their names
 * @example planRenditions('content/photos', 'house/living-1.jpg', original).rendition.path
 * // '/pictures/house-living-1.3fa9c1d2'
 */
export function planRenditions(
  folder: string,
  file: string,
  { hash, width, height, isMarked }: Original,
  isOpening = false,
) {
  const base = `${file.replace(/\.\w+$/, '').replaceAll('/', '-')}.${hashOf([hash, fingerprintOf(isOpening)])}`
  const widths = widthsFor(width, height)
  const largest = widths.at(-1)!
  const make = (format: Format, each: number) => () => {
    const made = upright(`${folder}/${file}`)
      .resize(each)
      .toFormat(format as keyof FormatEnum, encoders[format](each, isOpening))
    // Visitors can save the largest JPEG. It holds nothing else of what the original says of itself.
    return (isMarked && format === 'jpg' && each === largest ? made.withXmp(mark) : made).toBuffer()
  }
  const makers = widths.flatMap((each) =>
    formats.map((format) => [`${base}-${each}.${format}`, make(format, each)] as const),
  )
  return {
    rendition: {
      path: `/pictures/${base}`,
      width: largest,
      height: Math.round((height * largest) / width),
      widths,
    },
    makers: Object.fromEntries(makers),
  }
}
