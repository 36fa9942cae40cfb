/**
 * Makes each list of edits in a copy of a small content, and prints the faults that the check finds in it. Reads a list of
 * lists of edits as JSON from its input and writes a list of lists of lines. mistakes.test.ts runs it as a program because
 * Jest cannot load packages that are ES modules only, as those that read articles are.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import type { ZodType } from 'zod'
import { content } from '@/lib/schema/content'
import { wordsOf } from '@/lib/testing/words'
import { write } from '../../shared/files'
import { checkContent } from '../content'

/** A file of the content, and one thing that happens to it. */
export interface Edit {
  file: string
  replace?: [from: string, to: string]
  write?: string
  latin1?: string
  /** A colour with a fourth digit is transparent; the picture is then a PNG, whatever its name. */
  picture?: [width: number, height: number, colour: string]
  /** Gives it the line breaks of Windows. */
  crlf?: true
  keep?: number
  copyOf?: string
  remove?: true
}

const TODAY = '2031-05-01'
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'edgewater-content-'))
const [original, copy] = [join(folder, 'original'), join(folder, 'copy')]

const article = `---
title: The pier in winter
date: '2031-05-01'
author: A. Boatman
image: pier
excerpt: What to wear.
standfirst: Wear *everything*.
description: 'What to wear on the pier in winter, what to leave at home, and why gloves go first.'
readingTime: 3
highlights:
  - 'Gloves: two.'
places:
  - name: The pier
    note: At the end.
    query: Pier, Lakeside
    chart: pier
---

## 1. The pier

${'word '.repeat(587)}
`

function draw(path: string, width: number, height: number, background: string) {
  const isTransparent = background.length > 4
  const drawn = sharp({ create: { width, height, channels: isTransparent ? 4 : 3, background } })
  return (isTransparent ? drawn.png() : drawn.jpeg()).toFile(path)
}

/** The files of small-content/, and for every other file of the content one with the words that its schema asks for. */
async function makeOriginal() {
  cpSync('scripts/check/testing/small-content', join(original, 'content'), { recursive: true })
  for (const [file, schema] of Object.entries<ZodType>(content)) {
    const exported = Object.entries(Object(wordsOf(schema))).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
    )
    if (!existsSync(join(original, file))) write(join(original, file), exported.join(''))
  }
  write(join(original, 'content/blog/the-pier.mdx'), article)
  for (const path of ['', '/house', '/blogs', '/thank-you']) write(join(original, `app${path}/page.tsx`), '')
  mkdirSync(join(original, 'content/photos/tall'))
  await draw(join(original, 'content/photos/pier.jpg'), 1200, 800, '#123')
  await draw(join(original, 'content/photos/boat.jpg'), 1200, 800, '#456')
  await draw(join(original, 'content/photos/tall/boat.jpg'), 1000, 1500, '#789')
}

async function apply({ file, replace, write: written, latin1, picture, crlf, keep, copyOf, remove }: Edit) {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  if (remove) rmSync(path)
  if (copyOf) cpSync(join(original, copyOf), path)
  if (picture) await draw(path, ...picture)
  if (crlf) write(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
  if (keep) writeFileSync(path, readFileSync(path).subarray(0, keep))
  if (written !== undefined) write(path, written)
  if (latin1 !== undefined) writeFileSync(path, latin1, 'latin1')
  if (replace) {
    const before = readFileSync(path, 'utf8')
    if (!before.includes(replace[0])) throw new Error(`${file} holds no ${replace[0]}: correct the edit.`)
    write(
      path,
      before.replace(replace[0], () => replace[1]),
    )
  }
}

/** The lines of the faults after some edits. */
async function linesAfter(edits: Edit[]) {
  rmSync(copy, { recursive: true, force: true })
  cpSync(original, copy, { recursive: true })
  for (const edit of edits) await apply(edit)
  return checkContent(copy, TODAY)
}

try {
  await makeOriginal()
  const found: string[][] = []
  for (const edits of JSON.parse(await text(process.stdin)) as Edit[][]) found.push(await linesAfter(edits))
  process.stdout.write(JSON.stringify(found))
} finally {
  rmSync(folder, { recursive: true })
}
