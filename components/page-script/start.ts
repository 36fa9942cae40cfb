import { closest, onCapture } from '@/lib/dom'

/**
 * Loads the framework's scripts when the first carousel of the page comes within a viewport's height, or is touched or focused
 * (docs/decisions/0010-deferred-scripts.md). On /book and /thank-you they stand in the page.
 *
 * @param scripts addresses of the payload and the chunks, and last of the one that starts the framework
 */
export function startWhenNear(scripts: readonly string[]) {
  let isDue = false
  const begin = () => {
    if (!isDue) run(scripts).catch(() => undefined)
    isDue = true
  }
  for (const type of ['pointerdown', 'focusin'])
    onCapture(type, (event) => closest(event, '[data-island]') && begin())
  const observer = new IntersectionObserver(
    (islands) => islands.some(({ isIntersecting }) => isIntersecting) && begin(),
    { rootMargin: '100% 0px' },
  )
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island)
}

/**
 * Runs all other scripts, and then the one that starts the framework, because React reads only the payload that is there
 * when it starts. It starts while no viewer is open, which React would remove from a page that is translated.
 */
async function run(scripts: readonly string[]) {
  await Promise.all(scripts.slice(0, -1).map(load))
  const viewer = document.querySelector('dialog[open]')
  if (viewer) await new Promise((resolve) => viewer.addEventListener('close', resolve))
  await load(scripts.at(-1)!)
}

/** React expects a classic `<script async src>` element for each exported address, and adds those that are missing. */
const load = (src: string) =>
  new Promise((resolve, reject) => {
    const script = { src, async: true, onload: resolve, onerror: reject }
    document.head.append(Object.assign(document.createElement('script'), script))
  })
