/** The articles and photographs of the other owner. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesIn } from '../../shared/files'

/** Slug, title, and the beginning of the text: a word of one letter, a letter with an accent, a quotation, a number. */
export const articles: [slug: string, title: string, opening: string][] = [
  ['coastal-walks-greencastle', 'Four walks we take ourselves', 'A'],
  ['day-trips-donegal', 'Where the neighbours drive', 'Évery'],
  ['taste-inishowen', 'Chowder and other reasons', '“Eat'],
  ['low-water', 'What low water shows', '1798'],
  ['winter-at-the-quay', 'The quay in winter', 'Nobody'],
]

export function anArticle(slug: string, title: string, opening: string) {
  const paragraph = (about: string) =>
    `${Array.from({ length: 9 }, (_, index) => `Paragraph on ${about}, sentence ${index + 1}: we have walked here in every month and write only what we saw.`).join(' ')}\n\n`
  const places = ['moville', 'culdaff']
  return `---
title: ${title}
date: '${2026 - articles.findIndex(([each]) => each === slug)}-02-03'
author: Brídín
image: ${slug === 'taste-inishowen' ? 'blog/taste-inishowen' : 'house/outdoor-2'}
excerpt: ${title}, in our own words.
standfirst: ${title}, by the *lough* and away from it.
description: '${title}: written by the people of the quay for their guests, from what they do themselves on a day off.'
readingTime: 3
highlights:
  - '1. Begin early.'
  - 'Bring a coat.'
places:
${places.map((chart) => `  - name: ${chart === 'moville' ? 'Moville' : 'Culdaff'}\n    note: Where we go.\n    query: ${chart}, County Donegal\n    chart: ${chart}\n`).join('')}---

${opening} morning at the quay. ${paragraph(title)}## 1. Moville

${paragraph('Moville')}> A neighbour said: go slowly.

## 2. Culdaff

${paragraph('Culdaff')}1. One thing.
2. Another, with [a link](/book) and **weight**.
`
}

/** Overwrites every picture. Some are upright, one lies on its side as phones save it, one is huge. */
export async function takePhotographs(folder: string) {
  rmSync(join(folder, 'portrait'), { recursive: true, force: true })
  const files = filesIn(folder).filter((file) => file.endsWith('.jpg'))
  for (const [index, file] of files.entries()) {
    const [width, height] = index % 5 === 1 ? [1500, 2000] : index === 3 ? [8000, 6000] : [1800, 1200]
    const hue = (index * 47) % 360
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 30 20" preserveAspectRatio="none">
<rect width="30" height="20" fill="hsl(${hue} 60% 80%)"/><rect y="11" width="30" height="9" fill="hsl(${hue} 40% 30%)"/>
<circle cx="${4 + (index % 20)}" cy="8" r="3" fill="hsl(${hue + 90} 70% 50%)"/></svg>`
    await sharp(Buffer.from(drawing))
      .jpeg()
      .withMetadata(index % 5 === 2 ? { orientation: 6 } : {})
      .toFile(join(folder, file))
  }
}
