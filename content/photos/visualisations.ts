/**
 * What the site says about its pictures while one of them is a computer visualisation. Once a photograph has replaced each, all
 * but the heading of the grid disappears.
 */
export const visualisations = {
  /** The note below the first picture of a page, where that picture is a visualisation. */
  note: '{place}. Computer-made image.',
  /** The heading of a grid of pictures. */
  gridHeading: 'Gallery, room by room',
  /** The caption of a picture that stands alone. */
  caption: '{caption}. Computer-made image.',
  /** The title of the photo viewer. */
  viewer: '{title} (computer-made images)',
  /** In the footer of every page, while all pictures of the site are visualisations, and while some are. */
  footer: {
    all: 'Our pictures are computer-made images, not photographs.',
    some: 'Some of our pictures are computer-made images, not photographs.',
  },
}
