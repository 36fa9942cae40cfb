import { plainText } from './chart-text'

/**
 * What stands over a picture that is seen whole: whose it is, and the heading it was found under.
 *
 * @example viewerTitle('Edgewater House', '*Pool* and hot tub') // 'Edgewater House, pool and hot tub'
 */
export function viewerTitle(of: string, heading: string): string {
  const text = plainText(heading)
  return `${of}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
