import visuallyHidden from '../VisuallyHidden/VisuallyHidden.module.scss'

/**
 * Announces its text when it changes: one text node in one element that stands on the page from the start. While it has a
 * text, what is seen beside it is hidden from screen readers, which would otherwise read both. It has no role `status`,
 * because Orca stops at an empty one and skips the text of a full one.
 */
export const LiveText = ({ children }: { children: string }) => (
  <p aria-live="polite" className={visuallyHidden.text}>
    {children}
  </p>
)
