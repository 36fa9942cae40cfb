import sharp, { type Sharp } from 'sharp'
import { articles } from '@/content/blog/articles'
import { pages } from '@/content/pages'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { photos } from '@/content/photos/photos'
import { PHONE } from '@/lib/pictures'
import { articlePage, CARD, propertyPage } from '@/lib/site/pages'
import type { PhotoEntry, Rendition } from '@/lib/schema'
import { hashOf, syncFolder, write } from '../shared/files'
import type { Original, Originals } from './originals'

const SOURCE = 'content/photos'

/** Makes a file, by its name. */
type Makers = Record<string, () => Promise<Buffer>>

/**
 * Makes the files of every original in `content/photos` in `public/pictures`, and the social cards in `public/cards`. It writes
 * to `.generated` the manifest of the pictures, their focal points, and the addresses of the cards by page.
 *
 * @param originals as the content check has read and accepted them
 */
export async function makePictures(originals: Originals) {
  // One thread for each picture: less overhead, and the same bytes on every machine.
  sharp.concurrency(1)
  const entries = Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1))
  const makers: Makers = {}
  const renditionOf = (file: string, entry?: PhotoEntry) => {
    const plan = planRenditions(SOURCE, file, originals[file]!, entry)
    Object.assign(makers, plan.makers)
    return plan.rendition
  }
  const manifest: Record<string, object> = {}
  for (const [name, photo] of entries)
    manifest[name] = {
      ...renditionOf(`${name}.jpg`, photo),
      className: classNameOf(name),
      upright: photo.portrait && renditionOf(photo.portrait.file),
    }
  await syncFolder('public/pictures', makers)
  write('.generated/pictures.json', JSON.stringify(manifest))
  write('.generated/pictures.css', focalPoints(entries))
  await makeCards(originals)
}

/** Makes the social card of each page that names a picture, which a chat shows for a link. */
async function makeCards(originals: Originals) {
  const ofArticles = articles.map((article) => articlePage(article, site.name))
  const makers: Makers = {}
  const cardOf: Record<string, string> = {}
  for (const { path, image } of [...Object.values(pages), ...properties.map(propertyPage), ...ofArticles]) {
    if (!image) continue
    const { focus, rendered } = photos[image]!
    const original = originals[`${image}.jpg`]!
    const hash = hashOf([original.hash, settings, JSON.stringify([CARD, focus, rendered])])
    const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
    makers[file] = () => toJpeg(cropToCard(`${SOURCE}/${image}.jpg`, original, focus), rendered)
    cardOf[path] = `/cards/${file}`
  }
  await syncFolder('public/cards', makers)
  write('.generated/cards.json', JSON.stringify(cardOf))
}

/** A phone saves a picture as its sensor lies, and notes in the file which side is up (EXIF). */
const upright = (source: string) => sharp(source).autoOrient()

/** Widths in pixels: 480 for thumbnails, 750 and 800 for phones, the last for desktops. */
const STEPS = { landscape: [480, 800, 1600], portrait: [480, 750, 1080] }

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
const toJpeg = (picture: Sharp, rendered: boolean) =>
  (rendered ? picture.jpeg(JPEG).withXmp(MARK) : picture.jpeg(JPEG)).toBuffer()

/** A change of any of these settings changes the name of every file, so all pictures are encoded again. */
const settings = JSON.stringify([QUALITY, AVIF, JPEG, JPEG_WIDTH, MARK])

/**
 * The widths of the AVIF files of an original: at most three, none above its own.
 *
 * @example widthsFor(1920, 1080) // [480, 800, 1600]
 */
export function widthsFor(width: number, height: number) {
  const steps = width < height ? STEPS.portrait : STEPS.landscape
  const largest = Math.min(width, steps.at(-1)!)
  return [...steps.filter((step) => step < largest), largest]
}

/**
 * The files to make of an original: AVIF in several widths, and one JPEG unless it is the upright version of another picture.
 * Their names carry a hash of its bytes and of the settings.
 *
 * @param folder of all originals
 * @param file the original, relative to `folder`
 * @param entry that of a picture; an upright version has none
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
  const makers: Makers = {}
  for (const each of widths) {
    const quality = each > FOR_PHONES ? wide : QUALITY.phone
    makers[`${base}-${each}.avif`] = () =>
      resized(each)
        .avif({ ...AVIF, quality })
        .toBuffer()
  }
  if (entry) makers[`${base}.jpg`] = () => toJpeg(resized(Math.min(JPEG_WIDTH, width)), rendered)
  const shown = Math.round((height * largest) / width)
  const rendition: Rendition = { path: `/pictures/${base}`, width: largest, height: shown, widths }
  return { rendition, makers }
}

/** @example classNameOf('house/living-1') // 'pic-house-living-1' */
const classNameOf = (name: string) => `pic-${name.replaceAll('/', '-')}`

type Shown = Pick<PhotoEntry, 'focus'> & { portrait?: Pick<PhotoEntry, 'focus'> }

/** Writes the point that a crop keeps in view, as a rule for each picture, because the policy allows no style attribute. */
export function focalPoints(pictures: [name: string, photo: Shown][]) {
  const rule = (name: string, [x, y]: PhotoEntry['focus'], state = '') =>
    `.${classNameOf(name)}${state}{--focus-point:${Math.round(x * 100)}% ${Math.round(y * 100)}%}\n`
  const rules = pictures.map(([name, { focus }]) => rule(name, focus))
  const onPhones = pictures.map(([name, { portrait }]) =>
    portrait ? rule(name, portrait.focus, '[data-upright]') : '',
  )
  return `${rules.join('')}@media ${PHONE}{\n${onPhones.join('')}}\n`
}

/** The largest crop of a picture in the shape of a card, by the rule of `object-fit: cover` and `object-position`. */
export function cropToCard(
  source: string,
  original: Pick<Original, 'width' | 'height'>,
  [x, y]: PhotoEntry['focus'],
) {
  const scale = Math.min(original.width / CARD.width, original.height / CARD.height)
  const [width, height] = [Math.round(CARD.width * scale), Math.round(CARD.height * scale)]
  const left = Math.round((original.width - width) * x)
  const top = Math.round((original.height - height) * y)
  return upright(source).extract({ left, top, width, height }).resize(CARD.width, CARD.height)
}
