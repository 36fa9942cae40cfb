import { identityWords as words } from '@/content/navigation'
import { fill } from '@/lib/format'
import type { Site } from '@/lib/schema'

/**
 * The legal details of the business, one sentence each. Irish law requires them on a company's website (Companies Act
 * 2014, section 151), and registration numbers beside every offer of a short-term letting. Empty details are left out.
 */
export function identityOf({ legalName, address, companyNumber, vatNumber, lettingNumbers }: Site['owner']) {
  const numbers = Object.values(lettingNumbers).filter(Boolean).join(', ')
  return [
    legalName && [legalName, address].filter(Boolean).join(', '),
    companyNumber && fill(words.company, { number: companyNumber }),
    vatNumber && fill(words.vat, { number: vatNumber }),
    numbers && fill(words.letting, { numbers }),
  ].flatMap((fact) => (fact ? `${fact}.` : []))
}
