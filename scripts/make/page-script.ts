import { build, type BuildOptions } from 'esbuild'
import { compile } from 'sass'
import type { ScriptName } from '@/components/ui/InlineScript'
import { site } from '@/content/site'
import { syncFolder, hashOf, writeGenerated } from '../shared/files'

const VIEWER = 'components/ui/Viewer/viewer'
const CAROUSEL = 'components/ui/Carousel/run-carousel.ts'

/** The inline scripts: before the first paint of every page, at its end, and behind what alone needs one. */
const SCRIPTS: Record<ScriptName, string> = {
  early: 'components/enhancements/early-script.ts',
  page: 'components/enhancements/page-script.ts',
  evening: 'components/sections/YearOfLight/evening-script.ts',
  lights: 'components/sections/HomeHero/lights.ts',
  form: 'components/booking/draft/form-script.ts',
}

/** Bundles the inline scripts, and the modules that they load on demand. */
export async function makePageScript() {
  const { viewer, carousel } = await makeModules()
  // esbuild's own `iife` format would add helpers for `import()` of CommonJS modules, which the site does not use.
  const wrapper = { banner: { js: '"use strict";(()=>{' }, footer: { js: '})()' } }
  const { latitude, longitude } = site.position
  const position = { LATITUDE: String(latitude), LONGITUDE: String(longitude) }
  const modules = { VIEWER: JSON.stringify(viewer), CAROUSEL: JSON.stringify(carousel) }
  const options = { ...wrapper, define: { ...modules, ...position }, external: [viewer, carousel] }
  const scripts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(SCRIPTS)) scripts[name] = await bundle(entry, options)
  writeGenerated('inline-scripts.json', scripts)
}

/** Bundles the photo viewer with its style sheet, and embla with what a carousel needs of it; returns the addresses of both. */
async function makeModules() {
  const { css } = compile(`${VIEWER}.scss`, { style: 'compressed', loadPaths: ['lib/styles'] })
  const viewer = await bundle(`${VIEWER}.ts`, { define: { VIEWER_STYLE: JSON.stringify(css.trim()) } })
  const carousel = await bundle(CAROUSEL, {})
  const files = [`viewer.${hashOf([viewer])}.js`, `carousel.${hashOf([carousel])}.js`] as const
  await syncFolder('public/viewer', { [files[0]]: () => viewer, [files[1]]: () => carousel })
  return { viewer: `/viewer/${files[0]}`, carousel: `/viewer/${files[1]}` }
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
