/** Pixels. 480 serves thumbnails, 750 and 800 phones, 1200 half a desktop, the last one a whole desktop. */
const STEPS = { landscape: [480, 800, 1200, 1920], portrait: [480, 750, 1080] }

/** A step this close below the largest would be a file nobody needs. */
const LEAST_GAIN = 1.15

/** Up to this width a picture is for phones, whose pixels are too small to tell a finer file from a coarser one. */
const FOR_PHONES = 800

/** From this width on the eye forgives more, and every byte counts four times. */
const WIDE = 1400

const avifQuality = (width) => (width <= FOR_PHONES ? 44 : width < WIDE ? 52 : 48)

/**
 * The widths made of an original: at most four, none above its own.
 *
 * @example widthsFor(1600, 1067) // [480, 800, 1200, 1600]
 */
export function widthsFor(width, height) {
  const steps = width < height ? STEPS.portrait : STEPS.landscape
  const largest = Math.min(width, steps.at(-1))
  return [...steps.filter((step) => step * LEAST_GAIN < largest), largest]
}

/**
 * What each format is encoded with. A change here changes every file name, so everything is made anew. AVIF effort 4
 * gives files some 8 per cent smaller than effort 3 at five times the work, once a picture; 5 gives nothing more.
 */
export const encoders = {
  avif: (width) => ({ quality: avifQuality(width), effort: 4, chromaSubsampling: '4:2:0' }),
  webp: () => ({ quality: 76, effort: 5, smartSubsample: true }),
  jpg: () => ({ quality: 76, mozjpeg: true }),
}

/** All of the settings as text, for the hash of a name. */
export const fingerprint = JSON.stringify(
  [FOR_PHONES, WIDE - 1, WIDE].map((width) => Object.values(encoders).map((options) => options(width))),
)
