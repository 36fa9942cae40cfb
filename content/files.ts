/** The data as the files have it. Only `index.ts`, which parses it, and the tests of what it says about mistakes take it from here. */
export { evening } from './evening'
export { faqs } from './faqs'
export { homePictures } from './home'
export { pages } from './pages'
export { photos } from './photos/photos'
export { properties } from './properties/all'
export { site } from './site'
export { testimonials } from './testimonials'
