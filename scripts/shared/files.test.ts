/** @jest-environment node */
import { isLeftover, replaced } from './files'

it('stops where there is nothing to replace, and writes signs of patterns as they are', () => {
  expect(replaced('host: HOST', 'HOST', '$& and $1')).toBe('host: $& and $1')
  expect(replaced('a1 b2', /\d/g, (digit) => `${digit}${digit}`)).toBe('a11 b22')
  expect(() => replaced('host', '/{page}', '')).toThrow('There is no /{page} to be replaced.')
})

it.each(['._low-water.mdx', '.DS_Store', 'photos/Thumbs.db', 'desktop.ini', 'home.ts~', '~$notes.docx'])(
  'knows %s as what a system or an editor leaves',
  (file) => expect(isLeftover(`content/${file}`)).toBe(true),
)

it('takes no file of the content for such a leftover', () =>
  expect(['a/home.ts', 'a/b.mdx', 'calendars.txt'].filter(isLeftover)).toEqual([]))
