import { savesData } from './saves-data'

/**
 * The page that is pointed at for a moment, or pressed, is rendered ahead, so that it is there at once. The text's hash
 * stands in the policy (scripts/export/policy.mjs).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
})

/** Lets the browser render ahead, unless the visitor saves data; one that cannot takes the rules for data. */
export function speculate() {
  if (savesData()) return
  const rules = document.createElement('script')
  Object.assign(rules, { type: 'speculationrules', textContent: speculationRules })
  document.head.append(rules)
}
