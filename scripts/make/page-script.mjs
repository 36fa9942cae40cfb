import { build } from 'esbuild'
// Next's minifier inlines functions that are called once, so its script is smaller than that of esbuild.
import { loadBindings, minify } from 'next/dist/build/swc/index.js'
import { compile } from 'sass'
import { syncFolder, hashOf, writeGenerated } from '../shared/files.mjs'
import { loadPropertyIds } from '../shared/property-ids.mjs'

const SCRIPT = 'components/enhancements/page-script.ts'
const BOOKING_SCRIPT = 'components/booking/draft/booking-page-script.ts'
const VIEWER = 'components/enhancements/viewer/viewer'

/**
 * Bundles the inline script of every page, and that of the page with the booking form, which also keeps the draft. The export
 * step, and in development the layout, add them to the head.
 */
export async function makePageScript() {
  const viewer = await makeViewer()
  // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
  const wrapper = { banner: { js: '"use strict";(()=>{' }, footer: { js: '})()' } }
  const ids = JSON.stringify((await loadPropertyIds()).join(' '))
  const options = {
    ...wrapper,
    define: { VIEWER: JSON.stringify(viewer), 'process.env.PROPERTY_IDS': ids },
    external: [viewer],
  }
  const code = await bundle(SCRIPT, options)
  const bookingCode = await bundle(BOOKING_SCRIPT, options)
  writeGenerated('page-script.json', { code, bookingCode })
}

/** Bundles the photo viewer and its style sheet into one module that loads on demand; returns its address. */
async function makeViewer() {
  const { css } = compile(`${VIEWER}.scss`, { style: 'compressed', loadPaths: ['lib/styles'] })
  const code = await bundle(`${VIEWER}.ts`, {
    define: { VIEWER_STYLE: JSON.stringify(css.trim()) },
  })
  const file = `viewer.${hashOf([code])}.js`
  await syncFolder('public/viewer', { [file]: () => code })
  return `/viewer/${file}`
}

async function bundle(entry, options) {
  const { outputFiles = [] } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    ...options,
  })
  await loadBindings()
  const { code } = await minify(outputFiles[0].text, { compress: { passes: 3 }, mangle: true, module: true })
  return code
}
