import styles from './Logo.module.scss'

/** Letters. A longer name is set smaller, or it would take three lines on a phone. */
const LONGEST = 16

/** The name of the site beside the light flare that marks Edgewater on the chart. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo} data-long={name.length > LONGEST || undefined}>
      <svg className={styles.flare} viewBox="0 0 25 25" width="25" height="25" aria-hidden="true">
        <g transform="translate(6.5 18.5)">
          <path d="M0-6.4 1.6-2 6.2-2 2.5.9 3.8 5.4 0 2.7-3.8 5.4-2.5.9-6.2-2-1.6-2Z" />
          <path
            className={styles.drop}
            transform="rotate(45)"
            d="M0-5.5C-2.6-12-4.6-17-3.7-20.4A3.9 3.9 0 0 1 3.7-20.4C4.6-17 2.6-12 0-5.5Z"
          />
        </g>
      </svg>
      {name}
    </span>
  )
}
