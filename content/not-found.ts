import { site } from './site'

/** The words of the 404 page (requirements §8) and the labels of its drawing. */
export const notFound = {
  figure: '404',
  heading: 'Oops! Page not found',
  text: 'We’ve looked, and there is nothing here.',
  linkLabel: 'Return to Home',
  drawing: { you: 'You, roughly', depth: '*no bottom found*', bearing: 'Home, 158°', place: site.shortName },
}
