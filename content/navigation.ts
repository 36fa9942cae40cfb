import type { LayoutWords, NavigationLink } from '@/lib/schema/page'

/** The links of the header; `Accommodation` opens a menu of the properties. */
export const navigation = {
  label: 'Main',
  menu: 'Menu',
  logo: '{site}',
  home: { label: 'Home', href: '/' },
  accommodation: { label: 'Accommodation' },
  links: [
    { label: 'Blog', href: '/blogs' },
    { label: 'Book', href: '/book' },
    { label: 'Contact', href: '/book#contact' },
  ],
  bookNow: { label: 'Book Now', href: '/book' },
} satisfies LayoutWords['navigation']

/** The links of the properties follow the first. */
export const quickLinks = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: '/blogs' },
  { label: 'Book Your Stay', href: '/book' },
  { label: 'Contact', href: '/book#contact' },
] satisfies NavigationLink[]

/** The link of the phone bar, and of the phone strip on the home page. */
export const quickBook = { label: 'Quick Book', href: '/book' } satisfies NavigationLink

/** Of the phone bar, for assistive technology: its name, and the link that calls. */
export const phoneBarWords = {
  name: 'Price and booking',
  call: 'Call {phone}',
} satisfies LayoutWords['phoneBarWords']

/** The small links in the last line of every page. */
export const footLinks = [
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Privacy', href: '/privacy' },
] satisfies NavigationLink[]

export const footerWords = {
  quickLinks: 'Quick Links',
  contact: 'Contact Us',
} satisfies LayoutWords['footerWords']

/** The legal details at the foot of every page, as far as `owner` is filled in. */
export const identityWords = {
  company: 'Registered in Ireland, No. {number}',
  vat: 'VAT {number}',
  letting: 'Letting registration: {numbers}',
} satisfies LayoutWords['identityWords']

/** Above the two pages that properties and articles lead on to. */
export const adjoiningWords = {
  heading: 'Read next',
} satisfies LayoutWords['adjoiningWords']

/** The first link of every page for keyboards: past the header. */
export const skipText = 'Skip to content'

/** The text of the banner that shows while the browser is offline. */
export const offlineText = 'You are offline. You can go on reading this page.'

/** The words of the carousels. The first two name what they are, for assistive technology. */
export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous picture',
  next: 'Next picture',
  picture: 'Picture {number} of {count}',
  position: '{number} of {count}',
} satisfies LayoutWords['carouselWords']

/** The words of the photo viewer; `notOpened` stands on the page when the viewer itself has not loaded. */
export const viewerWords = {
  loading: 'Loading the picture.',
  notOpened: 'The picture did not open. Select it again when you are online.',
  close: 'Close',
  previous: carouselWords.previous,
  next: carouselWords.next,
  whole: 'Whole picture',
  position: carouselWords.position,
} satisfies LayoutWords['viewerWords']
