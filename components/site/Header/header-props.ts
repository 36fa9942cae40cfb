import type { Navigation } from '@/lib/schema/page'
import type { Property } from '@/lib/schema/property'
import type { Contact } from '@/lib/schema/site'

/** What the header and its sheet of links on small screens are made of. */
export interface HeaderProps extends Navigation {
  siteName: string
  properties: readonly Property[]
  /** `Sleeps {capacity}` */
  sleeps: string
  contact: Contact
}
