/**
 * Puts the page script in the place of the mark that Next has exported for it (app/page-script.ts).
 *
 * @param {string} html a page as Next exports it
 * @param {{ code: string, mark: string }} script both as they stand in the script's element
 * @throws where the mark does not stand in the page, alone in a script
 * @example withPageScript('<script>"mark"</script>', { code: 'go()', mark: '"mark"' }) // '<script>go()</script>'
 */
export function withPageScript(html, { code, mark }) {
  const [before, after, ...more] = html.split(`<script>${mark}</script>`)
  if (after === undefined || more.length > 0) throw new Error('has not one place for the page script')
  return `${before}<script>${code}</script>${after}`
}
