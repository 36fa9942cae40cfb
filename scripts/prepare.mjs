import { existsSync, rmSync } from 'node:fs'
import { argv, env } from 'node:process'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

const removeExport = () => rmSync('out', { recursive: true, force: true })

/**
 * Checks the content, and makes what pages import from `.generated` and what the site serves from `public/pictures`, `cards` and
 * `modules`: once a command, in development and builds always, and otherwise where nothing is made yet. Faults of the content
 * end the command.
 *
 * @param phase of Next's configuration. `next typegen` has that of a build.
 */
export async function prepare(phase) {
  // Next loads its configuration again in its workers, which inherit the variable.
  if (env.EDGEWATER_PREPARED) return
  env.EDGEWATER_PREPARED = 'yes'
  // Next would keep a mode that the terminal has set.
  if (phase === PHASE_PRODUCTION_BUILD) env.NODE_ENV = 'production'
  const isFresh = [PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD].includes(phase)
  if (!isFresh && existsSync('.generated/cards.json')) return
  const { checkAndMake } = await tsImport('./make/all.ts', import.meta.url)
  if (await checkAndMake()) return
  if (argv.includes('build')) removeExport()
  process.exit(1)
}

/** Removes the last export, and what there is of this one if the build fails, whatever the reason. */
export function beginExport() {
  removeExport()
  process.on('exit', (code) => code !== 0 && removeExport())
}
