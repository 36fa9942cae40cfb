import { properties } from './properties/all'

export const quickLinks = [
  { label: 'Home', href: '/' },
  ...properties.map(({ id, name }) => ({ label: name, href: `/${id}` })),
  { label: 'Blog', href: '/blogs' },
  { label: 'Book Your Stay', href: '/book' },
  { label: 'Contact', href: '/book#contact' },
]
