import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Logo } from '@/components/ui/Logo/Logo'
import { Photo } from '@/components/ui/Photo/Photo'
import { navigation, skipText } from '@/content/navigation'
import { picture } from '@/content/photos/picture'
import { propertyWords } from '@/content/properties/words'
import { euro, fill } from '@/lib/format'
import { propertyPath } from '@/lib/site/pages'
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
        <Link href={home.href} look="quiet" className={styles.logo} aria-label={site.name}>
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
                <NavLink {...home} className={styles.link} />
              </li>
              <AccommodationMenu properties={properties} />
              {links.map((link) => (
                <li key={link.href}>
                  <NavLink {...link} className={styles.link} />
                </li>
              ))}
            </ul>
          </nav>
          <Link href={bookNow.href} look="secondary" className={styles.book}>
            {bookNow.label}
          </Link>
          <p className={styles.contact}>
            <ContactLinks contact={site} look="text" />
          </p>
        </div>
      </header>
    </>
  )
}

const ACCOMMODATION_ID = 'accommodation-menu'

/**
 * A button that opens links to the properties. In the open menu of small screens, which lists the properties, its word is their
 * heading and no button.
 */
const AccommodationMenu = ({ properties }: { properties: readonly Property[] }) => (
  <li className={styles.accommodation} data-hover-menu>
    <Button
      look="quiet"
      className={styles.opener}
      popoverTarget={ACCOMMODATION_ID}
      aria-controls={ACCOMMODATION_ID}
      aria-expanded={false}
    >
      <span className={styles.label}>{navigation.accommodation.label}</span>
      <Icon name="chevron" />
    </Button>
    <div id={ACCOMMODATION_ID} popover="auto" className={styles.panel}>
      <ul className={styles.properties}>
        {properties.map(({ id, name, thumbnail, capacity, nightlyPrice }) => (
          <li key={id} className={styles.property}>
            <span data-from="desktop">
              <Photo picture={picture(thumbnail)} sizes="244px" decorative />
            </span>
            <NavLink
              label={name}
              href={propertyPath({ id })}
              className={`${parts.stretched} ${styles.name}`}
            />
            <span className={styles.facts}>
              <span>{fill(propertyWords.sleeps, { capacity })}</span>
              <span data-from="desktop">{`, ${fill(propertyWords.price.nightly, { price: euro(nightlyPrice) })}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </li>
)
