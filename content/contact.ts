import type { Contact } from '@/lib/schema/site'

/** How guests reach us. These details have a file of their own, because a browser gets the whole of a file that it needs. */
export const contact = {
  phone: { display: '+353 74 000 0000', href: 'tel:+353740000000' },
  email: { display: 'info@edgewater.example', href: 'mailto:info@edgewater.example' },
} satisfies Pick<Contact, 'phone' | 'email'>
