import { cwd } from 'node:process'
import { loadModules } from './load-content.mjs'

const ALL = 'content/properties/all.ts'

/** The ids of all properties, in the order of `content/properties/all.ts`, also before the content's generated files exist. */
export async function loadPropertyIds() {
  const { exportsByFile, faults } = await loadModules(cwd(), [ALL])
  const { properties } = exportsByFile[ALL] ?? {}
  if (!properties) throw new Error(faults.join('\n'))
  return properties.map(({ id }) => id)
}
