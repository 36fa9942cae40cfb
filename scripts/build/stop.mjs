/**
 * Ends a build step whose input is faulty: every problem in one message, no stack trace.
 *
 * @param {string[]} problems nothing happens when there are none
 */
export function stopOn(problems) {
  if (problems.length === 0) return
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
  console.error([`The content has ${count}:`, ...problems].join('\n'))
  process.exit(1)
}
