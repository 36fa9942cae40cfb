import { dayNumber } from '../iso-date'
import type { PageEntry } from '../types/page'

const TITLE = { least: 15, most: 60 }
const DESCRIPTION = { least: 70, most: 155 }

/**
 * Everything that is wrong with titles, descriptions and card images of the pages, at once.
 *
 * @param pages `content/pages.ts`
 * @param photoNames names of `content/photos/photos.ts`
 * @returns a sentence a problem: file, entry, what is wrong and what mends it; none when all is well
 */
export function checkPages(
  pages: Readonly<Record<string, PageEntry>>,
  photoNames: readonly string[],
): string[] {
  const entries = Object.entries(pages)
  return [
    ...entries.flatMap(([name, { path, title, description, image, cardTitle, changed, noindex }]) => [
      ...(path.startsWith('/')
        ? []
        : [problem(name, 'path', `${path} does not begin with /. Write it as in /house.`)]),
      ...checkLength(name, 'title', title, TITLE),
      ...checkLength(name, 'description', description, DESCRIPTION),
      ...(Boolean(image) === Boolean(cardTitle)
        ? []
        : [problem(name, 'cardTitle', 'a card needs both image and cardTitle. Give both or neither.')]),
      ...(noindex || dayNumber(changed ?? '') !== undefined
        ? []
        : [problem(name, 'changed', 'the sitemap needs the day of the last change, as in 2026-05-12.')]),
      ...(!image || photoNames.includes(image.name)
        ? []
        : [
            problem(
              name,
              'image',
              `there is no picture ${image.name}. Take a name of content/photos/photos.ts.`,
            ),
          ]),
    ]),
    ...(['path', 'title', 'description'] as const).flatMap((key) => checkRepeated(entries, key)),
  ]
}

const problem = (name: string, key: string, text: string) => `content/pages.ts, ${name}, ${key}: ${text}`

function checkLength(name: string, key: string, { length }: string, { least, most }: typeof TITLE): string[] {
  if (length >= least && length <= most) return []
  return [problem(name, key, `${length} characters. Search results and cards show ${least} to ${most} well.`)]
}

function checkRepeated(entries: [string, PageEntry][], key: 'path' | 'title' | 'description'): string[] {
  return entries.flatMap(([name, page], index) => {
    const twin = entries.slice(0, index).find(([, other]) => other[key] === page[key])
    return twin ? [problem(name, key, `${twin[0]} has the same. Give each page its own.`)] : []
  })
}
