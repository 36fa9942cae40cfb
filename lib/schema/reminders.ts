/** What the owner still has to write, as lines that a build prints. */
import type { Property } from './property'
import { contact, type Site } from './site'

/** A domain that RFC 2606 reserves, or the telephone number that cannot exist. */
const RESERVED = /\.example\b|\+?353 ?74 ?000 ?0000/

/**
 * What the owner still has to write, one line each: what replaces the examples; what the law asks
 * of whoever lets a property for short stays, which is the name and the geographic address (S.I. No. 68/2003, regulation
 * 7) and the registration number of each property (Regulation (EU) 2024/1028); what the privacy notice has to say of the
 * host's log; what is to be confirmed; and a new day once `security.txt` has
 * expired. None of these stops a build, so that the same sources can be built on any day.
 *
 * @param unconfirmed the statements of `content/to-confirm.ts`
 * @param today ISO date
 * @example reminders(site, [house], [], '2026-11-22') // ['Still an example: email, in content/contact.ts.']
 */
export function reminders(
  values: Site,
  properties: readonly Pick<Property, 'id'>[],
  unconfirmed: readonly string[],
  today: string,
): string[] {
  const { securityContactUntil } = values
  const entries = Object.entries(values)
  const examples = entries
    .filter(([, value]) => RESERVED.test(JSON.stringify(value)))
    .map(([key]) => `${key}, in content/${key in contact.shape ? 'contact' : 'site'}.ts`)
  return [
    examples.length > 0 && `Still an example: ${examples.join('; ')}.`,
    ...emptyDetails(values, properties),
    ...unconfirmed.map((statement) => `To confirm, then drop from content/to-confirm.ts: ${statement}.`),
    securityContactUntil < today &&
      `Due: content/site.ts › site, securityContactUntil: It was ${securityContactUntil}, and security.txt is not believed any more. Fix: Move it on by some months.`,
  ].filter((line) => line !== false)
}

/** The legal details that are empty, in up to two lines. */
function emptyDetails(
  { owner: { legalName, address, lettingNumbers = {} } = {}, hostLog }: Site,
  properties: readonly Pick<Property, 'id'>[],
): string[] {
  const unnumbered = properties
    .filter(({ id }) => !lettingNumbers[id])
    .map(({ id }) => `lettingNumbers.${id}`)
  const missing = [...(legalName ? [] : ['legalName']), ...(address ? [] : ['address']), ...unnumbered]
  const unsaid = (['country', 'keptFor'] as const)
    .filter((key) => !hostLog?.[key])
    .map((key) => `hostLog.${key}`)
  return [
    missing.length > 0 &&
      `The law asks for: ${missing.join(', ')}, under owner in content/site.ts. It is still empty.`,
    unsaid.length > 0 &&
      `The privacy notice needs: ${unsaid.join(', ')}, in content/site.ts. It is still empty.`,
  ].filter((line) => line !== false)
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
  values: Site,
  properties: readonly Pick<Property, 'id' | 'terms'>[],
  open: readonly string[],
): string[] {
  if (RESERVED.test(values.url)) return []
  const unsettled = properties.flatMap(({ id, terms = {} }) =>
    (['deposit', 'cancellation'] as const).filter((name) => !terms[name]).map((name) => `${name} of ${id}`),
  )
  return [
    ...emptyDetails(values, properties),
    ...(unsettled.length > 0
      ? [`Guests agree to: ${unsettled.join(', ')}, under terms in content/properties. It is still empty.`]
      : []),
    ...open.map((entry) => `To settle, then drop from content/to-confirm.ts: ${entry}.`),
  ]
}

const EXAMPLE_NAME = 'Edgewater'

/**
 * A line that lists the files in which the name of the example still stands, once the site has another.
 *
 * @param texts of the content, by file
 * @example nameReminders('The Pier', { 'content/home.ts': 'Come to Edgewater' }) // ['Still the example’s name, …']
 */
export function nameReminders(name: string, texts: Readonly<Record<string, string>>): string[] {
  if (name.includes(EXAMPLE_NAME)) return []
  const files = Object.keys(texts).filter((file) => texts[file]!.includes(EXAMPLE_NAME))
  return files.length === 0 ? [] : [`Still the example’s name, ${EXAMPLE_NAME}: ${files.join(', ')}.`]
}
