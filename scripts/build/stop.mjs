/**
 * Prints all problems in one message, without a stack trace, and ends the process; returns when there are none.
 *
 * @param {string[]} problems one line each
 */
export function stopIfAny(problems) {
  if (problems.length === 0) return
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
  console.error([`The content has ${count}:`, ...problems].join('\n'))
  process.exit(1)
}
