import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
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
import accommodation from './AccommodationMenu.module.scss'
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
            <ContactLinks contact={site} className={styles.way} />
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
  <li className={accommodation.item} data-hover-menu>
    <button
      type="button"
      className={accommodation.button}
      popoverTarget={ACCOMMODATION_ID}
      aria-controls={ACCOMMODATION_ID}
      aria-expanded={false}
    >
      <span className={accommodation.label}>{navigation.accommodation.label}</span>
      <Icon name="chevron" />
    </button>
    <div id={ACCOMMODATION_ID} popover="auto" className={accommodation.menu}>
      <ul className={accommodation.properties}>
        {properties.map(({ id, name, thumbnail, capacity, nightlyPrice }) => (
          <li key={id} className={accommodation.property}>
            <span className={accommodation.picture}>
              <Photo picture={picture(thumbnail)} sizes="244px" decorative />
            </span>
            <NavLink
              label={name}
              href={propertyPath({ id })}
              className={`${parts.stretched} ${accommodation.name}`}
            />
            <span className={accommodation.facts}>
              <span>{fill(propertyWords.sleeps, { capacity })}</span>
              <span>{`, ${fill(propertyWords.price.nightly, { price: euro(nightlyPrice) })}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </li>
)
