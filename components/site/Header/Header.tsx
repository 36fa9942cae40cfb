import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Logo } from '@/components/ui/Logo/Logo'
import { navigation, skipText } from '@/content/navigation'
import { AccommodationMenu } from './AccommodationMenu'
import { NavLink } from './NavLink'
import type { Property, Site } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './Header.module.scss'

interface HeaderProps {
  site: Site
  properties: readonly Property[]
}

const ID = 'menu'

/**
 * The first stop of the keyboard, a link past the header, and the sticky header (requirements §2). Its links stand once in the
 * page: side by side where there is room for them, and below each other in the menu of small screens. Its menus are popovers,
 * which open, close and return the focus without script.
 */
export function Header({ site, properties }: HeaderProps) {
  const { label, menu, home, links, bookNow } = navigation
  return (
    <>
      <Link href="#content" look="secondary" className={styles.skip}>
        {skipText}
      </Link>
      <header className={styles.header}>
        <Link href={home.href} className={styles.logo} aria-label={site.name}>
          <Logo name={site.name} />
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
            <ContactLinks contact={site} className={styles.way} />
          </p>
        </div>
      </header>
    </>
  )
}
