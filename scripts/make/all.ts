import { checkContent } from '../check/content'

/**
 * Checks the content and, where it is without fault, makes what pages and hosts need of it. The makers import the content, so they
 * are imported late.
 *
 * @returns whether the content is without fault
 */
export async function checkAndMake() {
  const originals = await checkContent()
  if (!originals) return false
  await (await import('./page-script')).makePageScript()
  await (await import('./pictures')).makePictures(originals)
  return true
}
