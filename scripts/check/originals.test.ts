/** @jest-environment node */
import { marksIn } from './originals'

const aFile = (isMarked: boolean) => ({ hash: '', width: 1200, height: 800, isMarked })

it('names the photographs among visualisations, whose words may still be those of a visualisation', () => {
  const said = marksIn(['pier', 'boat'], { 'pier.jpg': aFile(false), 'boat.jpg': aFile(true) })
  expect(said).toMatch(/^Marked as visualisations: 1 of 2 pictures\. Photographs: pier\. See that alt/)
})

it.each([
  [true, 'Marked as visualisations: 1 of 1 pictures.'],
  [false, 'Marked as visualisations: 0 of 1 pictures.'],
])('names none where all files are of one kind (marked: %s)', (isMarked, said) => {
  expect(marksIn(['pier'], { 'pier.jpg': aFile(isMarked) })).toBe(said)
})
