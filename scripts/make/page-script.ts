import { build, type BuildOptions } from 'esbuild'
import { compile } from 'sass'
import { syncFolder, hashOf, write } from '../shared/files'

const VIEWER = 'components/ui/Viewer/viewer'

/** The inline scripts: in `main` of every page, at the end of every page, and in the hero of home. */
const SCRIPTS = {
  early: 'components/page-script/early-script.ts',
  page: 'components/page-script/page-script.ts',
  evening: 'components/home/HomeHero/evening.ts',
}

/** Bundles the inline scripts, and the viewer, which the page script loads on demand. */
export async function makePageScript() {
  const { css } = compile(`${VIEWER}.scss`, { style: 'compressed', loadPaths: ['lib/styles'] })
  const viewer = await bundle(`${VIEWER}.ts`, { define: { VIEWER_STYLE: JSON.stringify(css.trim()) } })
  const file = `viewer.${hashOf([viewer])}.js`
  await syncFolder('public/modules', { [file]: () => viewer })

  const address = `/modules/${file}`
  const options = {
    // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
    banner: { js: '"use strict";(()=>{' },
    footer: { js: '})()' },
    define: { VIEWER: JSON.stringify(address) },
    external: [address],
  }
  const scripts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(SCRIPTS)) scripts[name] = await bundle(entry, options)
  write('.generated/inline-scripts.json', JSON.stringify(scripts))
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
