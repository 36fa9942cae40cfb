import styles from './VisuallyHidden.module.scss'

/** Text that is read out and not seen. */
export const VisuallyHidden = ({ children }: { children: string }) => (
  <span className={styles.text}>{children}</span>
)

/**
 * A space between two boxes of a link. In Chromium, Orca reads the text of a link instead of its name, and that text lacks a
 * space between boxes that collapses: “Edgewater HouseSleeps 8”. This one does not.
 */
export const WordSpace = () => <span className={styles.space}> </span>

/**
 * Announces its text when it changes: one text node in one element that stands on the page from the start. While it has a
 * text, what is seen beside it is hidden from screen readers, which would otherwise read both. It has no role `status`,
 * because Orca stops at an empty one and skips the text of a full one.
 */
export const LiveText = ({ children }: { children: string }) => (
  <p aria-live="polite" className={styles.text}>
    {children}
  </p>
)
