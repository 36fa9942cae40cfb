import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeftover, syncFolder } from './files'

it.each(['._low-water.mdx', '.DS_Store', 'photos/Thumbs.db', 'desktop.ini', 'home.ts~', '~$notes.docx'])(
  'knows %s as what a system or an editor leaves',
  (file) => expect(isLeftover(`content/${file}`)).toBe(true),
)

it('takes no file of the content for such a leftover', () =>
  expect(['a/home.ts', 'a/b.mdx', 'calendars.txt'].filter(isLeftover)).toEqual([]))

it('makes missing files of a folder, keeps existing ones and deletes those that are not planned', async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  const folder = mkdtempSync(join(tmpdir(), 'made-'))
  const make = jest.fn(async () => Buffer.from('made'))
  for (const old of ['kept', 'old']) writeFileSync(join(folder, old), old)
  await syncFolder(folder, { kept: make, missing: make })
  expect(readdirSync(folder).sort()).toEqual(['kept', 'missing'])
  expect(readFileSync(join(folder, 'missing'), 'utf8')).toBe('made')
  expect(make).toHaveBeenCalledTimes(1)
})
