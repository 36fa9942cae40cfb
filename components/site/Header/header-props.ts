import type { Navigation } from '@/lib/schema/page'
import type { Property } from '@/lib/schema/property'
import type { Contact } from '@/lib/schema/site'

/** The content of the header and of its menu on small screens. */
export interface HeaderProps extends Navigation {
  siteName: string
  properties: readonly Property[]
  /** `Sleeps {capacity}` */
  sleeps: string
  /** `{price} a night` */
  nightly: string
  contact: Contact
}
