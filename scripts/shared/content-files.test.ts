/** @jest-environment node */
import { folderFault } from './content-files'

it.each(['Project #2', 'site 50% off', 'why?'])(
  'names the sign that no tool can read in a folder named %s',
  (name) => expect(folderFault(`/home/${name}`)).toMatch(/with [#%?]\. Fix: Rename it\.$/),
)

it('lets a folder have spaces, letters of any language and brackets', () =>
  expect(folderFault('/home/Brídín (new) – copy')).toBeUndefined())
