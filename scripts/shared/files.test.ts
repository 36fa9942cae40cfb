import { isLeftover } from './files'

it.each(['._low-water.mdx', '.DS_Store', 'photos/Thumbs.db', 'desktop.ini', 'home.ts~', '~$notes.docx'])(
  'knows %s as what a system or an editor leaves',
  (file) => expect(isLeftover(`content/${file}`)).toBe(true),
)

it('takes no file of the content for such a leftover', () =>
  expect(['a/home.ts', 'a/b.mdx', 'calendars.txt'].filter(isLeftover)).toEqual([]))
