import { Link } from '@/components/ui/Link/Link'
import { Logo } from '@/components/ui/Logo/Logo'
import { euro, fill } from '@/lib/format'
import type { LayoutWords } from '@/lib/schema/page'
import type { Property } from '@/lib/schema/property'
import type { Contact } from '@/lib/schema/site'
import { AccommodationMenu } from './AccommodationMenu'
import { HeaderPrice, NavLink } from './current-page'
import { MobileMenu } from './MobileMenu'
import styles from './Header.module.scss'

/** The content of the header and of its menu on small screens. */
export type HeaderProps = LayoutWords['navigation'] & {
  skipText: string
  siteName: string
  properties: readonly Property[]
  /** `Sleeps {capacity}` */
  sleeps: string
  /** `{price} a night` */
  nightly: string
  contact: Contact
}

/**
 * The first stop of the keyboard, a link past the header, and the sticky header (requirements §2). Its menus work without
 * script; Book Now shows from tablet width.
 */
export function Header(props: HeaderProps) {
  const { siteName, label, logo, home, accommodation, links, bookNow, properties, sleeps, nightly } = props
  return (
    <>
      <Link href="#content" look="secondary" className={styles.skip}>
        {props.skipText}
      </Link>
      <header className={styles.header} data-screen-only>
        <Link href={home.href} className={styles.logo} aria-label={fill(logo, { site: siteName })}>
          <Logo name={siteName} />
        </Link>
        <nav data-from="desktop" aria-label={label}>
          <ul className={styles.links}>
            <li>
              <NavLink {...home} className={styles.link} />
            </li>
            <AccommodationMenu
              label={accommodation.label}
              properties={properties}
              sleeps={sleeps}
              nightly={nightly}
            />
            {links.map((link) => (
              <li key={link.href}>
                <NavLink {...link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <HeaderPrice
          prices={properties.map(({ path, nightlyPrice }) => [
            path,
            fill(nightly, { price: euro(nightlyPrice) }),
          ])}
        />
        <Link href={bookNow.href} look="secondary" className={styles.book} data-from="tablet">
          {bookNow.label}
        </Link>
        <MobileMenu {...props} />
      </header>
    </>
  )
}
