import { fill } from '../format'
import type { Site } from '../schema'

/**
 * The legal details of the business, one sentence each. Irish law requires them on a company's website (Companies Act
 * 2014, section 151), and registration numbers beside every offer of a short-term letting. Empty details are left out.
 *
 * @example identityOf({ legalName: 'Edgewater Ltd', vatNumber: '' }, words) // ['Edgewater Ltd.']
 */
export function identityOf(
  owner: Partial<Site['owner']>,
  words: Record<'company' | 'vat' | 'letting', string>,
): string[] {
  const { legalName, address, companyNumber, vatNumber, lettingNumbers = {} } = owner
  const letting = Object.entries(lettingNumbers).filter(([, number]) => number)
  return [
    legalName && [legalName, address].filter(Boolean).join(', '),
    companyNumber && fill(words.company, { number: companyNumber }),
    vatNumber && fill(words.vat, { number: vatNumber }),
    letting.length > 0 &&
      fill(words.letting, {
        numbers: letting.map(([property, number]) => `${property} ${number}`).join(', '),
      }),
  ].flatMap((fact) => (fact ? [`${fact}.`] : []))
}
