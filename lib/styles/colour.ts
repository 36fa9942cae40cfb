import { readFileSync } from 'node:fs'

const settings = readFileSync('lib/styles/_settings.scss', 'utf8')

/**
 * A colour of `_settings.scss`, for what cannot read custom properties.
 *
 * @example colour('paper') // '#f7f6f2'
 * @throws when the settings have no such colour
 */
export function colour(name: string): string {
  const [, found] = new RegExp(`^ +'${name}': (#[0-9a-f]{6}),$`, 'm').exec(settings) ?? []
  if (!found) throw new Error(`lib/styles/_settings.scss has no colour '${name}'.`)
  return found
}
