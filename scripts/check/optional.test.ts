import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCopy } from './testing/copy'

/** The optional entries of the files that owners edit. What a file does not have any more needs no deleting. */
const OPTIONAL: Readonly<Record<string, RegExp>> = {
  'site.ts': /^ {2}(isExample|socials|agency|copyrightYear): (\[[^\]]*\]|.*),\n/gm,
  'getting-here.ts': /^ {2}border: \{[^}]*\},\n/gm,
  'week.ts': /^ +distance: .*\n/gm,
  'home.ts': /, source: ''/g,
  'pages.ts': /^ +image: .*\n/gm,
  'properties/house.ts':
    /^ +(image|lead): .*\n|^ {2}galleries,\n|(?<=\{ name: [^}]*), (detail|beds|picture): '[^']*'/gm,
  'properties/apartment.ts':
    /^ +image: .*\n|^ {2}photoGrid,\n|(?<=\{ name: [^}]*), (detail|beds|picture): '[^']*'/gm,
  'photos/photos.ts': /^ +portrait: .*\n/gm,
  'blog/articles.ts': /^ +(searchTitle|secondImage|author|callToAction): .*\n/gm,
}

// The compiler reads the whole project, which takes long on a busy machine.
const TIMEOUT = 120_000

it(
  'builds without any optional entry of the content',
  () =>
    withCopy((copy) => {
      for (const [file, pattern] of Object.entries(OPTIONAL)) {
        const path = join(copy, 'content', file)
        writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, ''))
      }
      const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
      const command = [compiler, '--noEmit', '--incremental', 'false', '--project', 'tsconfig.build.json']
      expect(spawnSync('node', command, { cwd: copy, encoding: 'utf8' }).stdout).toBe('')
    }),
  TIMEOUT,
)
