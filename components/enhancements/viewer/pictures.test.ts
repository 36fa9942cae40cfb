import { picturesOf } from './pictures'

const figure = (name: string, caption: string) =>
  `<div><a data-picture="${name}" href="/${name}.jpg"><picture><img alt="" width="300" height="200"></picture></a><p>${caption}</p></div>`

const linkTo = (name: string) => document.querySelector<HTMLAnchorElement>(`[data-picture="${name}"]`)!

it('reads the title, the order and the captions from the gallery around the picture', () => {
  document.body.innerHTML = `
    <section data-viewer="Boathouse, boats">${figure('pier', 'The pier')}${figure('slip', 'The slip')}</section>
    <section data-viewer="Boathouse, nets">${figure('net', 'A net')}</section>`
  const { title, pictures, start } = picturesOf(linkTo('slip'))
  expect(title).toBe('Boathouse, boats')
  expect(pictures.map(({ caption }) => caption)).toEqual(['The pier', 'The slip'])
  expect(start).toBe(1)
  expect(pictures[0]?.ratio).toBe(1.5)
})
