/** What the owner still has to write, as lines that a build prints. */
import type { Property } from './property'
import { contact, type Site } from './site'

/** A domain that RFC 2606 reserves, that of the documents, or the telephone number that cannot exist. */
const RESERVED = /\.example\b|\byour-domain\.ie\b|\+?353 ?74 ?000 ?0000/
const EXAMPLE_NAME = 'Edgewater'

/**
 * What the owner still has to write, one line each: what replaces the examples; what the law asks of whoever lets a property
 * for short stays, and what the privacy notice has to say; what guests ask; what is to be confirmed; and the files in which the
 * name of the example still stands, once the site has another. None of these stops a build.
 *
 * @param open the questions that each property does not answer, by its id
 * @param unconfirmed the statements of `content/to-confirm.ts`
 * @param texts of the content, by file
 * @example reminders(site, [house], {}, [], {}) // ['Still an example: email, in content/contact.ts.']
 */
export function reminders(
  site: Site,
  properties: readonly Pick<Property, 'id'>[],
  open: Readonly<Record<string, readonly string[]>>,
  unconfirmed: readonly string[],
  texts: Readonly<Record<string, string>>,
): string[] {
  const examples = Object.entries(site)
    .filter(([, value]) => RESERVED.test(JSON.stringify(value)))
    .map(([key]) => `${key}, in content/${key in contact.shape ? 'contact' : 'site'}.ts`)
  const files = site.name.includes(EXAMPLE_NAME)
    ? []
    : Object.keys(texts).filter((file) => texts[file]!.includes(EXAMPLE_NAME))
  return [
    ...line(examples, (list) => `Still an example: ${list.join('; ')}.`),
    ...emptyDetails(site, properties),
    ...Object.entries(open).flatMap(([id, questions]) =>
      line(
        questions,
        (list) => `Guests ask about ${list.join(', ')}. Answer in content/properties/${id}.ts.`,
      ),
    ),
    ...unconfirmed.map((statement) => `To confirm, then drop from content/to-confirm.ts: ${statement}.`),
    ...line(files, (list) => `Still the example’s name, ${EXAMPLE_NAME}: ${list.join(', ')}.`),
  ]
}

const line = <Item>(items: readonly Item[], say: (items: readonly Item[]) => string) =>
  items.length > 0 ? [say(items)] : []

/**
 * The details that the law asks for and that are empty, in up to two lines: the name and the geographic address (S.I. No.
 * 68/2003, regulation 7), the registration number of each property (Regulation (EU) 2024/1028), the log of the host (GDPR).
 */
function emptyDetails({ owner = {}, hostLog }: Site, properties: readonly Pick<Property, 'id'>[]): string[] {
  const missing = [
    ...(['legalName', 'address'] as const).filter((key) => !owner[key]),
    ...properties.filter(({ id }) => !owner.lettingNumbers?.[id]).map(({ id }) => `lettingNumbers.${id}`),
  ]
  const unsaid = (['country', 'keptFor'] as const).filter((key) => !hostLog?.[key])
  return [
    ...line(
      missing,
      (list) => `The law asks for: ${list.join(', ')}, under owner in content/site.ts. It is still empty.`,
    ),
    ...line(
      unsaid.map((key) => `hostLog.${key}`),
      (list) => `The privacy notice needs: ${list.join(', ')}, in content/site.ts. It is still empty.`,
    ),
  ]
}

/**
 * What of the lawyer's list (content/README.md) is still empty, what is known to be empty first. A build for a real address
 * ends with it; a build for an example address has nobody to warn.
 *
 * @param properties with their terms
 * @param open the entries of `forCounsel` in `content/to-confirm.ts`
 * @example lawyersList(site, [house], []) // ['The law asks for: legalName, under owner in content/site.ts. …']
 */
export function lawyersList(
  site: Site,
  properties: readonly Pick<Property, 'id' | 'terms'>[],
  open: readonly string[],
): string[] {
  if (RESERVED.test(site.url)) return []
  const unsettled = properties.flatMap(({ id, terms = {} }) =>
    (['deposit', 'cancellation'] as const).filter((name) => !terms[name]).map((name) => `${name} of ${id}`),
  )
  return [
    ...emptyDetails(site, properties),
    ...line(
      unsettled,
      (list) => `Guests agree to: ${list.join(', ')}, under terms in content/properties. It is still empty.`,
    ),
    ...open.map((entry) => `To settle, then drop from content/to-confirm.ts: ${entry}.`),
  ]
}
