import { propertyPath } from '@/lib/site/pages'
import { properties } from './properties/all'

export const quickLinks = [
  { label: 'Home', href: '/' },
  ...properties.map((property) => ({ label: property.name, href: propertyPath(property) })),
  { label: 'Blog', href: '/blogs' },
  { label: 'Book Your Stay', href: '/book' },
  { label: 'Contact', href: '/book#contact' },
]
