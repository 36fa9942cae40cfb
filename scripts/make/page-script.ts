import { build, type BuildOptions } from 'esbuild'
import { compile } from 'sass'
import type { ScriptName } from '@/components/ui/InlineScript'
import { syncFolder, hashOf, writeGenerated } from '../shared/files'

const VIEWER = 'components/ui/Viewer/viewer'

/** The inline scripts: before the first paint of every page, at its end, and behind what alone needs one. */
const SCRIPTS: Record<ScriptName, string> = {
  head: 'components/page/head-script.ts',
  page: 'components/page/page-script.ts',
  lights: 'components/sections/HomeHero/lights-script.ts',
}

/** Bundles the inline scripts and the viewer. */
export async function makePageScript() {
  const viewer = await makeViewer()
  // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
  const wrapper = { banner: { js: '"use strict";(()=>{' }, footer: { js: '})()' } }
  const options = { ...wrapper, define: { VIEWER: JSON.stringify(viewer) }, external: [viewer] }
  const scripts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(SCRIPTS)) scripts[name] = await bundle(entry, options)
  writeGenerated('inline-scripts.json', scripts)
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
