/** The words of the 404 page (requirements §8). */
export const notFound = {
  figure: '404',
  heading: 'Oops! Page not found',
  linkLabel: 'Return to Home',
}
