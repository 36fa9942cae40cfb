import visuallyHidden from '../VisuallyHidden/VisuallyHidden.module.scss'

/**
 * A space between two boxes of a link. In Chromium, Orca reads the text of a link instead of its name, and that text lacks
 * plain spaces between boxes: “Edgewater HouseSleeps 8”.
 */
export const WordSpace = () => <span className={visuallyHidden.text}>{'\u00a0'}</span>
