import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { fill } from '@/lib/format'
import parts from '@/components/ui/parts.module.scss'
import type { HeaderProps } from './Header'
import styles from './MobileMenu.module.scss'
import { NavLink } from './current-page'

const ID = 'menu'

/** The links of the header on small screens, in a popover below it. */
export function MobileMenu(props: HeaderProps) {
  const { home, accommodation, links, bookNow, menu, properties, sleeps, contact } = props
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        data-below="desktop"
        popoverTarget={ID}
        aria-controls={ID}
      >
        <span className={styles.open}>
          {menu.open}
          <Icon name="menu" />
        </span>
        <span className={styles.close}>
          {menu.close}
          <Icon name="cross" />
        </span>
      </button>
      <div id={ID} popover="auto" className={styles.panel}>
        <nav aria-label={menu.open}>
          <ul className={styles.rows}>
            <li className={styles.row}>
              <NavLink {...home} className={styles.link} />
            </li>
            <li className={styles.group}>
              <p className={parts.caption}>{accommodation.label}</p>
              <ul>
                {properties.map(({ path, name, capacity }) => (
                  <li key={path} className={styles.row}>
                    <NavLink label={name} href={path} className={styles.property} />
                    <span className={parts.caption}>{fill(sleeps, { capacity })}</span>
                  </li>
                ))}
              </ul>
            </li>
            {links.map((link) => (
              <li key={link.href} className={styles.row}>
                <NavLink {...link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <Link href={bookNow.href} look="primary" data-below="tablet">
            {bookNow.label}
          </Link>
          <p className={styles.contact}>
            <ContactLinks contact={contact} className={styles.way} />
          </p>
        </div>
      </div>
    </>
  )
}
