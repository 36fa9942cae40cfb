/** The inline script of pages that show taken nights: that of every page, and what their section needs. */
import './page-script'
import { whenDocumentIs } from './dom'
import { markTakenNights } from './taken-nights'

whenDocumentIs('interactive', () => markTakenNights(new Date()))
