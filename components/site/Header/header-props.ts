import type { Navigation } from '@/lib/types/page'
import type { Property } from '@/lib/types/property'
import type { Contact } from '@/lib/types/site'

/** What the header and its sheet of links on small screens are made of. */
export interface HeaderProps extends Navigation {
  siteName: string
  properties: readonly Property[]
  /** `Sleeps {capacity}` */
  sleeps: string
  contact: Contact
}
