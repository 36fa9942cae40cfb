import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { compile } from 'sass'

const SCRIPT = 'components/site/page-script/page-script.ts'
const TARGET = 'content/generated/page-script.json'
// What stands for it in what Next exports: a string, which does nothing where it is run.
const MARK = '"page script"'
const VIEWER = 'components/site/viewer'
const VIEWER_TARGET = 'public/viewer'

async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    target: 'es2020',
    charset: 'utf8',
    write: false,
    ...options,
  })
  return outputFiles[0].text.trim()
}

/** Bundles the script that stands inline in every page, and writes it where the layout and the export step find it. */
export async function makePageScript() {
  const viewer = await makeViewer()
  const define = { VIEWER: JSON.stringify(viewer) }
  // Enclosed by hand: as an iife, esbuild adds helpers for `import()` of CommonJS, of which there is none.
  const enclose = { banner: { js: '"use strict";(()=>{' }, footer: { js: '})()' } }
  const code = await bundle(SCRIPT, { format: 'esm', ...enclose, define, external: [viewer] })
  mkdirSync('content/generated', { recursive: true })
  writeFileSync(TARGET, `${JSON.stringify({ code, mark: MARK })}\n`)
}

/** Bundles the photo viewer, style sheet included, into one file that is loaded on demand; returns its address. */
async function makeViewer() {
  const { css } = compile(`${VIEWER}/viewer.scss`, { style: 'compressed', loadPaths: ['lib/styles'] })
  const code = await bundle(`${VIEWER}/viewer.ts`, {
    format: 'esm',
    define: { VIEWER_STYLE: JSON.stringify(css.trim()) },
  })
  const file = `viewer.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  rmSync(VIEWER_TARGET, { recursive: true, force: true })
  mkdirSync(VIEWER_TARGET, { recursive: true })
  writeFileSync(`${VIEWER_TARGET}/${file}`, code)
  return `/viewer/${file}`
}
