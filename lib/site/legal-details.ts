import type { Owner } from '../schema/site'

/**
 * The legal details of the business, one sentence each. Irish law requires them on a company's website (Companies Act
 * 2014, section 151), and registration numbers beside every offer of a short-term letting. Empty details are left out.
 *
 * @example identity({ legalName: 'Edgewater Ltd', vatNumber: '' }) // ['Edgewater Ltd.']
 */
export function identity({
  legalName,
  address,
  companyNumber,
  vatNumber,
  lettingNumbers = {},
}: Owner = {}): string[] {
  const letting = Object.entries(lettingNumbers).filter(([, number]) => number)
  return [
    legalName && [legalName, address].filter(Boolean).join(', '),
    companyNumber && `Registered in Ireland, No.\u00a0${companyNumber}`,
    vatNumber && `VAT\u00a0${vatNumber}`,
    letting.length > 0 &&
      `Letting registration: ${letting.map(([property, number]) => `${property} ${number}`).join(', ')}`,
  ].flatMap((fact) => (fact ? [`${fact}.`] : []))
}
