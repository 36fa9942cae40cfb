/** The header's links; `Accommodation` opens the two properties. */
export const navigation = {
  home: { label: 'Home', href: '/' },
  accommodation: { label: 'Accommodation' },
  links: [
    { label: 'Blog', href: '/blogs' },
    { label: 'Book', href: '/book' },
    { label: 'Contact', href: '/book#contact' },
  ],
  bookNow: { label: 'Book Now', href: '/book' },
}

export const quickLinks = [
  { label: 'Home', href: '/' },
  { label: 'Edgewater House', href: '/house' },
  { label: 'Edgewater Apartment', href: '/apartment' },
  { label: 'Blog', href: '/blogs' },
  { label: 'Book Your Stay', href: '/book' },
  { label: 'Contact', href: '/book#contact' },
]
