import { createHash } from 'node:crypto'

// As Next writes them; scripts/export/hold-back.test.ts asserts it, so that another shape is noticed.
const chunk = '(?:/_next/static/[^"]+\\.js)'
const scriptTag = new RegExp(`<script src="(${chunk})" async=""></script>`, 'g')
const preloadTag = new RegExp(`<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`, 'g')
// For browsers that know no modules, which cannot run the other scripts either.
const polyfillTag = new RegExp(`<script src="${chunk}" noModule=""></script>`, 'g')
// The page once more, as React wants to read it: half of the HTML's bytes. Before it, which scripts begin.
const dataTag =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\][^.]+|\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^]*?)<\/script>/g
// It runs what the others bring.
const starter = /\/turbopack-[^/]+$/
const pageScriptTag = /<script>(?="use strict")/

/**
 * Takes the framework's scripts, and the data that only they read, out of a page that reads without them. Their
 * addresses stay on the page script, which starts them once a visitor wants them
 * (components/site/page-script/held-scripts.ts): the data first, then the scripts in the page's order, the one that starts them
 * last.
 *
 * @param {string} html a page as Next exports it
 * @returns {{ html: string, data: { href: string, code: string } }} the page without a single external script, and the
 *   file that holds its data
 * @throws where the page's scripts are not of the shape that Next 16 gives them
 * @example holdBack('<script>"use strict"…</script><script src="/_next/static/turbopack-a.js" async=""></script>…').html
 *   // '<script data-held="/_next/static/data/3fa9c1d2.js /_next/static/turbopack-a.js">"use strict"…</script>…'
 */
export function holdBack(html) {
  const scripts = [...html.matchAll(scriptTag)].map(([, src]) => src)
  const code = [...html.matchAll(dataTag)].map(([, text]) => text).join('\n')
  const rest = [scriptTag, preloadTag, polyfillTag, dataTag].reduce(
    (text, tag) => text.replace(tag, ''),
    html,
  )
  if (scripts.filter((src) => starter.test(src)).length !== 1 || !code || !pageScriptTag.test(rest)) {
    throw new Error('has no scripts of the shape known: Next exports them in another way now')
  }
  if (/<script[^>]*\ssrc=|<link[^>]*as="script"|__next_f|TURBOPACK/.test(rest)) {
    throw new Error('keeps a script of a shape not known: Next exports them in another way now')
  }
  const href = `/_next/static/data/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
  const others = scripts.filter((src) => !starter.test(src))
  const held = [href, ...others, ...scripts.filter((src) => starter.test(src))].join(' ')
  return { html: rest.replace(pageScriptTag, `<script data-held="${held}">`), data: { href, code } }
}
