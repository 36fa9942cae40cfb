import type { Owner } from './schema/site'

/**
 * Who the business is in law, a sentence a fact, as Irish law wants it on a company's website (Companies Act 2014,
 * section 151) and the register of short-term lettings beside every offer. What is empty is left out.
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
