/** The originals of the pictures in `content/photos`, as the content check and the build read them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PhotoEntry } from '@/lib/schema'
import { hashOf } from '../shared/files'

/** Facts about the file of one original. Width and height are those of the picture as it is shown, whichever way it lies. */
export interface Original {
  hash: string
  width: number
  height: number
  /** The file ends before the picture does. */
  isCutOff?: boolean
}

/** By file; null for a file that is not a picture. */
export type Originals = Readonly<Record<string, Original | null>>

/** @example photoFiles('house/living-1', photo) // ['house/living-1.jpg'], and the upright version where there is one */
export const photoFiles = (name: string, { portrait }: PhotoEntry) =>
  portrait ? [`${name}.jpg`, portrait.file] : [`${name}.jpg`]

/** @param files below `folder` */
export async function readOriginals(folder: string, files: string[]): Promise<Originals> {
  const originals: Record<string, Original | null> = {}
  for (const file of files) originals[file] = await factsOf(readFileSync(join(folder, file)))
  return originals
}

async function factsOf(bytes: Buffer): Promise<Original | null> {
  const original: Original = { hash: hashOf([bytes], 64), width: 0, height: 0 }
  try {
    Object.assign(original, (await sharp(bytes).metadata()).autoOrient)
    // The head of a file does not tell that its end is missing.
    await sharp(bytes).resize(32).raw().toBuffer()
    return original
  } catch (error) {
    return /premature end/.test((error as Error).message) ? { ...original, isCutOff: true } : null
  }
}
