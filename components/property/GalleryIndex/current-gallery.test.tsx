import { markCurrentGallery } from './current-gallery'

it('marks the link to the gallery in view, also where the name of the gallery begins with a digit', () => {
  document.body.innerHTML =
    '<nav data-gallery-index><a href="#4-bedrooms">Bedrooms</a><a href="#pool">Pool</a></nav>' +
    '<section><h2 id="4-bedrooms"></h2></section><section><h2 id="pool"></h2></section>'
  document.querySelectorAll('section').forEach((gallery, index) => {
    gallery.getBoundingClientRect = () => new DOMRect(0, index * 500 - 100, 300, 500)
  })
  markCurrentGallery()
  expect([...document.querySelectorAll('a')].map(({ ariaCurrent }) => ariaCurrent)).toEqual(['true', null])
})
