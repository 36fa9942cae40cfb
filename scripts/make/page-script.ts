import { build, type BuildOptions } from 'esbuild'
import { compile } from 'sass'
import { syncFolder, hashOf, writeGenerated } from '../shared/files'

const EARLY_SCRIPT = 'components/enhancements/early-script.ts'
const SCRIPT = 'components/enhancements/page-script.ts'
const FORM_SCRIPT = 'components/booking/draft/form-script.ts'
const VIEWER = 'components/enhancements/viewer/viewer'

/**
 * Bundles what runs before the first paint of every page; the inline script of every page; and that of a page with the year of
 * light, which also lets a visitor choose an evening. The export step adds them to the pages, and in development the layout adds
 * the first and the last. The form places its own script behind itself.
 */
export async function makePageScript() {
  const viewer = await makeViewer()
  // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
  const wrapper = { banner: { js: '"use strict";(()=>{' }, footer: { js: '})()' } }
  const script = (entry: string, hasYearOfLight: boolean) =>
    bundle(entry, {
      ...wrapper,
      define: {
        VIEWER: JSON.stringify(viewer),
        HAS_YEAR_OF_LIGHT: String(hasYearOfLight),
      },
      external: [viewer],
    })
  const earlyCode = await script(EARLY_SCRIPT, false)
  const yearCode = await script(SCRIPT, true)
  writeGenerated('page-script.json', {
    earlyCode,
    code: await script(SCRIPT, false),
    yearCode,
    formCode: await script(FORM_SCRIPT, false),
    developmentCode: [earlyCode, yearCode].join(';'),
  })
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

async function bundle(entry: string, options: BuildOptions) {
  const { outputFiles = [] } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2020',
    charset: 'utf8',
    minify: true,
    write: false,
    ...options,
  })
  return outputFiles[0]!.text.trim()
}
