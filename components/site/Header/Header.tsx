import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Logo } from '@/components/ui/Logo/Logo'
import { navigation, skipText } from '@/content/navigation'
import { propertyWords } from '@/content/properties/words'
import { euro, fill } from '@/lib/format'
import { AccommodationMenu } from './AccommodationMenu'
import { HeaderPrice, NavLink } from './current-page'
import type { Contact, Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './Header.module.scss'

interface HeaderProps {
  siteName: string
  properties: readonly Property[]
  contact: Contact
}

const ID = 'menu'

/**
 * The first stop of the keyboard, a link past the header, and the sticky header (requirements §2). Its links stand once in the
 * page: side by side where there is room for them, and below each other in the menu of small screens. Its menus are popovers,
 * which open, close and return the focus without script.
 */
export function Header({ siteName, properties, contact }: HeaderProps) {
  const { label, menu, home, links, bookNow } = navigation
  return (
    <>
      <Link href="#content" look="secondary" className={styles.skip}>
        {skipText}
      </Link>
      <header className={styles.header}>
        <Link href={home.href} className={styles.logo} aria-label={siteName}>
          <Logo name={siteName} />
        </Link>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={ID}
          aria-controls={ID}
          aria-expanded={false}
        >
          {menu}
          <Icon name="menu" />
          <Icon name="cross" />
        </button>
        <div id={ID} popover="auto" className={styles.menu}>
          <HeaderPrice
            prices={properties.map(({ path, nightlyPrice }) => [
              path,
              fill(propertyWords.price.nightly, { price: euro(nightlyPrice) }),
            ])}
          />
          <nav aria-label={label} className={styles.nav}>
            <ul className={styles.links}>
              <li>
                <NavLink {...home} className={`${parts.note} ${styles.link}`} />
              </li>
              <AccommodationMenu properties={properties} />
              {links.map((link) => (
                <li key={link.href}>
                  <NavLink {...link} className={`${parts.note} ${styles.link}`} />
                </li>
              ))}
            </ul>
          </nav>
          <Link href={bookNow.href} look="secondary" className={styles.book}>
            {bookNow.label}
          </Link>
          <p className={styles.contact}>
            <ContactLinks contact={contact} className={styles.way} />
          </p>
        </div>
      </header>
    </>
  )
}
