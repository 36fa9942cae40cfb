import { cwd } from 'node:process'
import { loadModule } from './load-content.mjs'

/** The ids of all properties, in the order of `content/properties/all.ts`, also before the content's generated files exist. */
export async function loadPropertyIds() {
  const { values, faults } = await loadModule(cwd(), 'content/properties/all.ts')
  if (!values) throw new Error(faults.join('\n'))
  return values.properties.map(({ id }) => id)
}
