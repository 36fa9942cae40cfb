import { mkdirSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'

const SOURCE = 'components/site/page-script/page-script.ts'
const TARGET = 'content/generated/page-script.json'

/** Bundles the script that stands inline in every page, and writes it where the layout finds it. */
export async function makePageScript() {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  })
  const code = outputFiles[0].text.trim()
  mkdirSync('content/generated', { recursive: true })
  writeFileSync(TARGET, `${JSON.stringify({ code })}\n`)
}
