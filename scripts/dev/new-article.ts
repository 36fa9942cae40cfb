/**
 * Creates the file of a new article: the keys of its front matter, empty, each with what belongs there.
 * `npm run check:content` then lists what is still to be filled in.
 *
 *   npm run new:article "Low water at Kinnagoe Bay"       content/blog/low-water-at-kinnagoe-bay.mdx
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'

/**
 * Makes the file of a new article below a folder.
 *
 * @returns its slug
 * @throws when the title makes no address, or when the file exists
 */
export function makeArticle(title: string, root = '.') {
  const letters = title.normalize('NFD').replace(/[\p{M}’']/gu, '')
  const slug = letters
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
  if (!slug) throw new Error('Say what it is called: npm run new:article "Low water at Kinnagoe Bay"')
  const file = `content/blog/${slug}.mdx`
  if (existsSync(join(root, file)))
    throw new Error(`${file} is there already. Write in it, or take another title.`)
  writeFileSync(join(root, file), sourceOf(title, slug))
  return slug
}

const sourceOf = (title: string, slug: string) => `---
title: ${stringify(title, { singleQuote: true, lineWidth: 0 }).trim()}
date: '${new Date().toISOString().slice(0, 10)}'
# {name} is the name of the site. In its place, the name of a person.
author: '{name}'
# Its picture: content/photos/blog/${slug}.jpg, with an entry in content/photos/photos.ts.
image: blog/${slug}
# On the card that leads to the article: a sentence.
excerpt: ''
# Below the title, larger: one or two sentences. *Asterisks* set a name of water in italics.
standfirst: ''
# In search results and chats: 70 to 155 characters.
description: ''
# Minutes: npm run check:content says how many.
readingTime: 0
# Beside the text: what a reader in a hurry has to know, in rows of any number. About a place on the chart: '1. Easy.'
highlights:
  - ''
# The places of the text. The note is a few words. The query is what a map search gets: 'Kinnagoe Bay, County Donegal'.
# One place at least has a chart, a name of content/chart/places.ts; the others drop that line.
places:
  - name: ''
    note: ''
    query: ''
    chart: ''
# Optional: searchTitle, the title in search results, 15 to 60 characters; secondImage, the name of a picture that
# <SecondPicture /> shows in the text; map, the part of the chart, as in another article. Without it, it is the whole chart.
---

{/* Write 500 to 900 words here, in place of these lines, which nobody sees. */}
{/* A link: [Met Éireann](https://www.met.ie). To a page of ours: [the house](/house). */}
{/* A table: | Pier | Depth |, below it | --- | --- |, then its rows; four columns at most. */}
{/* Each place with a chart has a subheading, numbered in their order: ## 1. Kinnagoe Bay. Others have no number. */}
`

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    const slug = makeArticle(process.argv.slice(2).join(' ').trim())
    console.log(
      `content/blog/${slug}.mdx is made. Put its picture at content/photos/blog/${slug}.jpg, with an entry in content/photos/photos.ts;
npm run check:content says what else it needs.`,
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
