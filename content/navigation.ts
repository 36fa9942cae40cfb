/** The links of the header; `Accommodation` opens a menu of the properties. */
export const navigation = {
  label: 'Main',
  menu: 'Menu',
  home: { label: 'Home', href: '/' },
  accommodation: { label: 'Accommodation' },
  links: [
    { label: 'Blog', href: '/blogs' },
    { label: 'Book', href: '/book' },
    { label: 'Contact', href: '/book#contact' },
  ],
  bookNow: { label: 'Book Now', href: '/book' },
}

/** The link of the phone bar, and of the row with the phone number on the home page. */
export const quickBook = { label: 'Quick Book', href: '/book' }

/** Of the phone bar, for assistive technology: its name, and the link that calls. */
export const phoneBarWords = {
  name: 'Price and booking',
  call: 'Call {phone}',
}

/** The small links at the foot of every page. */
export const footLinks = [
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Privacy', href: '/privacy' },
]

export const footerWords = {
  quickLinks: 'Quick Links',
  contact: 'Contact Us',
}

/** The legal details at the foot of every page, as far as `owner` is filled in. */
export const identityWords = {
  company: 'Registered in Ireland, No. {number}',
  vat: 'VAT {number}',
  letting: 'Letting registration: {numbers}',
}

/** The first link of every page for keyboards: past the header. */
export const skipText = 'Skip to content'

/** The words of the carousels. The first two name what they are, for assistive technology. */
export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous picture',
  next: 'Next picture',
  position: '{number} of {count}',
}

/** The words of the photo viewer. */
export const viewerWords = {
  close: 'Close',
  previous: carouselWords.previous,
  next: carouselWords.next,
  position: carouselWords.position,
}

/** Of the legal pages: stands before the date of the last change. */
export const legalWords = { reviewed: 'Last reviewed on' }
