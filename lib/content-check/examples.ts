/** A domain that RFC 2606 keeps free, or the telephone number that nobody can have. */
const RESERVED = /\.example\b|\+?353 ?74 ?000 ?0000/

/**
 * What in `content/site.ts` still stands as an example for the owner to replace.
 *
 * @example openExamples({ name: 'Edgewater', email: { display: 'info@edgewater.example' } }) // ['email']
 */
export function openExamples(site: object): string[] {
  return Object.entries(site).flatMap(([key, value]) => (RESERVED.test(JSON.stringify(value)) ? [key] : []))
}
