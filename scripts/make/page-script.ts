import { build, type BuildOptions } from 'esbuild'
import { compile } from 'sass'
import { syncFolder, hashOf, write } from '../shared/files'

const VIEWER = 'components/ui/Viewer/viewer'

/** Bundles the inline script of all pages, and the viewer, which it loads on demand. */
export async function makePageScript() {
  const { css } = compile(`${VIEWER}.scss`, { style: 'compressed', loadPaths: ['lib/styles'] })
  const viewer = await bundle(`${VIEWER}.ts`, { define: { VIEWER_STYLE: JSON.stringify(css.trim()) } })
  const file = `viewer.${hashOf([viewer])}.js`
  await syncFolder('public/modules', { [file]: () => viewer })

  const address = `/modules/${file}`
  const script = await bundle('components/page-script/page-script.ts', {
    // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
    banner: { js: '"use strict";(()=>{' },
    footer: { js: '})()' },
    define: { VIEWER: JSON.stringify(address) },
    external: [address],
  })
  write('.generated/page-script.json', JSON.stringify({ script }))
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
