import { build, type BuildOptions } from 'esbuild'
import { compile } from 'sass'
import type { ScriptName } from '@/components/ui/InlineScript'
import { syncFolder, hashOf, writeGenerated } from '../shared/files'

const VIEWER = 'components/ui/Viewer/viewer'

/** The inline scripts: before the first paint of every page, and at its end. */
const SCRIPTS: Record<ScriptName, string> = {
  head: 'components/page/head-script.ts',
  page: 'components/page/page-script.ts',
}

/** Bundles the inline scripts, and the modules that they load on demand. */
export async function makePageScript() {
  const { css } = compile(`${VIEWER}.scss`, { style: 'compressed', loadPaths: ['lib/styles'] })
  const modules = {
    VIEWER: await bundle(`${VIEWER}.ts`, { define: { VIEWER_STYLE: JSON.stringify(css.trim()) } }),
    EVENING: await bundle('components/sections/HomeHero/evening.ts', {}),
  }
  const files = Object.entries(modules).map(([name, code]) => ({
    name,
    file: `${name.toLowerCase()}.${hashOf([code])}.js`,
    code,
  }))
  await syncFolder('public/modules', Object.fromEntries(files.map(({ file, code }) => [file, () => code])))

  // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
  const wrapper = { banner: { js: '"use strict";(()=>{' }, footer: { js: '})()' } }
  const addresses = files.map(({ file }) => `/modules/${file}`)
  const define = Object.fromEntries(files.map(({ name }, index) => [name, JSON.stringify(addresses[index])]))
  const scripts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(SCRIPTS))
    scripts[name] = await bundle(entry, { ...wrapper, define, external: addresses })
  writeGenerated('inline-scripts.json', scripts)
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
