import type { NavigationLink } from '@/lib/types/page'
import type { Property } from '@/lib/types/property'
import type { Contact } from '@/lib/types/site'

/** What the header and its sheet of links on small screens are made of. */
export interface HeaderProps {
  siteName: string
  home: NavigationLink
  accommodationLabel: string
  links: readonly NavigationLink[]
  bookNow: NavigationLink
  properties: readonly Property[]
  contact: Contact
}
