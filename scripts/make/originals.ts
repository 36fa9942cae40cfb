/** The originals of the pictures in `content/photos`, as the content check and the build read them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesIn, hashOf } from '../shared/files'

/** Pixels of the picture as it is shown, whichever way it lies; 0 for a file that is no whole picture. */
export interface Original {
  hash: string
  width: number
  height: number
}

/** By file. */
export type Originals = Readonly<Record<string, Original>>

export async function readOriginals(folder: string): Promise<Originals> {
  const originals: Record<string, Original> = {}
  for (const file of filesIn(folder).filter((each) => !each.endsWith('.ts'))) {
    const bytes = readFileSync(join(folder, file))
    const { width, height } = await sizeOf(bytes).catch(() => ({ width: 0, height: 0 }))
    originals[file] = { hash: hashOf([bytes], 64), width, height }
  }
  return originals
}

async function sizeOf(bytes: Buffer) {
  // The head of a file does not tell that its end is missing.
  await sharp(bytes).resize(32).raw().toBuffer()
  return (await sharp(bytes).metadata()).autoOrient
}
