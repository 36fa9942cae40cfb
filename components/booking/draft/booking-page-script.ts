/** The inline script of the booking page: the part that keeps the draft, and that of every page. */
import './keep-draft'
import '@/components/enhancements/page-script'
