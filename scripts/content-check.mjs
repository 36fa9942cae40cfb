import { existsSync, readFileSync } from 'node:fs'
import { argv, cwd } from 'node:process'
import { fileURLToPath } from 'node:url'
import { contentProblems } from './content-check/problems.mjs'
import { loadTs } from './build/load-ts.mjs'
import { stopOn } from './build/stop.mjs'

const FACTS = 'content/generated/originals.json'

/** Stops a build while anything in the content is wrong, and names all of it. Alone: `npm run check:content` */
export async function checkContent() {
  const known = existsSync(FACTS) ? JSON.parse(readFileSync(FACTS, 'utf8')) : {}
  stopOn(await contentProblems(cwd(), known))
}

/** Says what the owner has still to fill in, and what is due by the day of the build; neither stops it. */
export function sayWhatIsOpen() {
  const { site } = loadTs('content/site.ts')
  const { openExamples } = loadTs('lib/content-check/examples.ts')
  const { expiryReminder } = loadTs('lib/content-check/expiry.ts')
  const open = openExamples(site)
  if (open.length > 0) console.log(`Still an example: ${open.join(', ')}, in content/site.ts.`)
  const due = expiryReminder(site.securityContactUntil, new Date().toISOString().slice(0, 10))
  if (due) console.log(`Due: ${due}`)
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await checkContent()
  sayWhatIsOpen()
  console.log('The content is without fault.')
}
