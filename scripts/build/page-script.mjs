import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { compile } from 'sass'

const SCRIPT = 'components/enhancements/page-script.ts'
const SCRIPT_WITH_TAKEN_NIGHTS = 'components/enhancements/page-script-with-taken-nights.ts'
const TARGET = 'content/generated/page-script.json'
const VIEWER = 'components/enhancements/viewer/viewer'
const VIEWER_TARGET = 'public/viewer'

/**
 * Bundles the inline script of every page, in two versions: only pages with the section “Nights taken” pay for what it
 * needs. The export step, and in development the layout, add one to the head.
 */
export async function makePageScript() {
  const viewer = await makeViewer()
  // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
  const wrapper = { banner: { js: '"use strict";(()=>{' }, footer: { js: '})()' } }
  const options = { ...wrapper, define: { VIEWER: JSON.stringify(viewer) }, external: [viewer] }
  const code = await bundle(SCRIPT, options)
  const codeWithTakenNights = await bundle(SCRIPT_WITH_TAKEN_NIGHTS, options)
  mkdirSync('content/generated', { recursive: true })
  writeFileSync(TARGET, `${JSON.stringify({ code, codeWithTakenNights })}\n`)
}

/** Bundles the photo viewer and its style sheet into one module that loads on demand; returns its address. */
async function makeViewer() {
  const { css } = compile(`${VIEWER}.scss`, { style: 'compressed', loadPaths: ['lib/styles'] })
  const code = await bundle(`${VIEWER}.ts`, { define: { VIEWER_STYLE: JSON.stringify(css.trim()) } })
  const file = `viewer.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  rmSync(VIEWER_TARGET, { recursive: true, force: true })
  mkdirSync(VIEWER_TARGET, { recursive: true })
  writeFileSync(`${VIEWER_TARGET}/${file}`, code)
  return `/viewer/${file}`
}

async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    ...options,
  })
  return outputFiles[0].text.trim()
}
