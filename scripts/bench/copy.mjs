import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

// Below the project, because Turbopack takes no packages from outside its root; where no tool looks for sources.
export const copy = resolve('.next/bench')
const copied = [
  ...['app', 'components', 'content', 'lib', 'public', 'scripts'],
  ...['mdx-components.tsx', 'next.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'],
]

/** A copy of the project, pictures that have been made with it, without an export. */
export function makeCopy() {
  removeCopy()
  for (const path of copied) if (existsSync(path)) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
}

export const removeCopy = () => rmSync(copy, { recursive: true, force: true })

const original = 'taste-inishowen'

/** Lets the copy have this many articles: the same text, each with a title and an address of its own. */
export function addArticles(count, already) {
  const text = readFileSync(`content/blog/${original}.mdx`, 'utf8')
  for (let number = already + 1; number <= count; number += 1) {
    const own = text
      .replace(/^title: .*$/m, `title: A taste of Inishowen, ${number}`)
      .replace(
        /^description: .*$/m,
        `description: What to eat and drink around Greencastle and Moville, part ${number} of a good many.`,
      )
    writeFileSync(join(copy, `content/blog/${original}-${number}.mdx`), own)
  }
}

const SIZE = { width: 1920, height: 1280 }

/** A sky's worth of soft colours with grain on it: as hard to encode as a photograph, roughly. */
async function makePicture(file) {
  const [width, height] = [24, 16]
  const colours = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256))
  const soft = sharp(colours, { raw: { width, height, channels: 3 } }).resize({ ...SIZE, kernel: 'cubic' })
  const noise = { type: 'gaussian', mean: 128, sigma: 12 }
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  await soft
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toFile(file)
}

/** Lets the copy have pictures numbered from the first to the last, in a folder of their own, none on a page. */
export async function addPictures(from, to) {
  const [folder, list] = [join(copy, 'content/photos/made'), join(copy, 'content/photos/photos.ts')]
  mkdirSync(folder, { recursive: true })
  let entries = ''
  for (let number = from; number <= to; number += 1) {
    await makePicture(join(folder, `${number}.jpg`))
    entries += `  'made/${number}': { alt: 'Colours, number ${number}.', caption: 'Colours', focus: [0.5, 0.5], rendered: true },\n`
  }
  const opening = 'export const photos = {\n'
  writeFileSync(list, readFileSync(list, 'utf8').replace(opening, opening + entries))
}
