import { pictureStyles } from './styles.mjs'

it('gives each picture its colour, and its focal point unless that is the middle', () => {
  const css = pictureStyles([
    ['house/pier', { focus: [0.5, 0.5] }, '#112233'],
    ['house/slip', { focus: [0.42, 0.7] }, '#445566'],
  ])
  expect(css).toBe(
    '.pic-house-pier{background-color:#112233}\n.pic-house-slip{background-color:#445566;object-position:42% 70%}\n',
  )
})

it('moves the focal point on phones where the upright version has another', () => {
  const upright = (focus: [number, number]) => ({ focus: [0.4, 0.5], portrait: { focus } })
  const css = pictureStyles([
    ['pier', upright([0.5, 0.5]), '#112233'],
    ['slip', upright([0.4, 0.5]), '#445566'],
  ])
  expect(css).toContain('@media (max-width:639.98px){\n.pic-pier[data-upright]{object-position:50% 50%}\n}')
})
