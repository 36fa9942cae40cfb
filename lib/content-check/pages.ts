import { isIsoDate } from '../iso-date'
import type { PageEntry } from '../types/page'
import { outside, problem, repeated, type Limits } from './problem'

const FILE = 'content/pages.ts'
const TITLE = { least: 15, most: 60 }
const DESCRIPTION = { least: 70, most: 155 }

/**
 * Everything that is wrong with titles, descriptions and cards of the pages, at once.
 *
 * @param pages `content/pages.ts`
 * @param routes paths that have a page in `app/`
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkPages(pages: Readonly<Record<string, PageEntry>>, routes: readonly string[]): string[] {
  const entries = Object.entries(pages)
  return [
    ...entries.flatMap(([name, page]) => checkPage(name, page, routes)),
    ...(['path', 'title', 'description'] as const).flatMap((key) =>
      repeated(entries.map(([name, page]) => [page[key], name])).map(([name, twin]) =>
        problem(FILE, `${name}, ${key}`, `${twin} has the same.`, 'Give each page its own.'),
      ),
    ),
  ]
}

function checkPage(name: string, page: PageEntry, routes: readonly string[]): string[] {
  const { path, title, description, image, cardTitle, changed, noindex } = page
  const wrong = (key: string, what: string, fix: string) => problem(FILE, `${name}, ${key}`, what, fix)
  const length = (key: string, text: string, limits: Limits) =>
    outside(text.length, limits, () =>
      wrong(
        key,
        `It has ${text.length} characters.`,
        `Make it ${limits.least} to ${limits.most}: search results and cards show so many.`,
      ),
    )
  return [
    ...(path.startsWith('/')
      ? []
      : [wrong('path', `${path} does not begin with a slash.`, 'Write it as in /house.')]),
    ...(!path.startsWith('/') || routes.includes(path)
      ? []
      : [wrong('path', `No page is made for ${path}.`, `Write app${path}/page.tsx, or drop the entry.`)]),
    ...length('title', title, TITLE),
    ...length('description', description, DESCRIPTION),
    ...(Boolean(image) === Boolean(cardTitle)
      ? []
      : [wrong('cardTitle', 'A card needs both image and cardTitle.', 'Give both or neither.')]),
    ...(noindex || isIsoDate(changed ?? '')
      ? []
      : [
          wrong(
            'changed',
            'The sitemap needs the day of the last change.',
            'Write year, month and day, as in 2026-05-12.',
          ),
        ]),
  ]
}
