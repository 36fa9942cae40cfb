import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What the check and the compiler read. */
const PARTS =
  /^(adapter|app|components|content|lib|scripts|\.generated|.*\.d\.ts|.*\.tsx|package\.json|tsconfig.*\.json)$/

/** Calls a function with the folder of a copy of the project, which is then removed. */
export function withCopy<Result>(act: (folder: string) => Result) {
  const copy = mkdtempSync(resolve('test-results-'))
  try {
    for (const part of readdirSync('.').filter((each) => PARTS.test(each)))
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
    return act(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}
