import { Link } from '@/components/ui/Link/Link'
import type { HeaderProps } from './header-props'
import styles from './MobileMenu.module.scss'
import { NavLink } from './NavLink'

const ID = 'menu'

/** The same links on a sheet under the header, on small screens. */
export function MobileMenu({ home, accommodationLabel, links, bookNow, properties, contact }: HeaderProps) {
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={ID} aria-controls={ID}>
        <span className={styles.open}>Menu</span>
        <span className={styles.close}>Close</span>
        <span className={styles.rules} aria-hidden="true" />
      </button>
      <div id={ID} popover="auto" className={styles.sheet}>
        <nav aria-label="Menu">
          <ul className={styles.rows}>
            <li className={styles.row}>
              <NavLink {...home} />
            </li>
            <li className={styles.group}>
              <p className={styles.groupLabel}>{accommodationLabel}</p>
              <ul>
                {properties.map(({ path, name, capacity }) => (
                  <li key={path} className={styles.row}>
                    <NavLink label={name} href={path} />
                    <span className={styles.sleeps}>{`Sleeps ${capacity}`}</span>
                  </li>
                ))}
              </ul>
            </li>
            {links.map((link) => (
              <li key={link.href} className={styles.row}>
                <NavLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <Link href={bookNow.href} look="primary">
            {bookNow.label}
          </Link>
          <p className={styles.contact}>
            <Link href={contact.phone.href}>{contact.phone.display}</Link>
            <Link href={contact.email.href}>{contact.email.display}</Link>
          </p>
        </div>
      </div>
    </>
  )
}
