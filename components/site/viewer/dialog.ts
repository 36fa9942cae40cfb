import { icons } from '@/components/ui/Icon/icons'

function icon(name: keyof typeof icons) {
  const { size, path } = icons[name]
  const [width, height] = size
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${path}"/></svg>`
}

// Caption and count are one announcement; the scale between them says nothing that the count does not.
const MARKUP = `
<h2 id="viewer-title"></h2>
<button type="button" class="close">Close ${icon('cross')}</button>
<div class="strip" role="group" aria-labelledby="viewer-title" tabindex="0"></div>
<div class="foot">
  <div class="where" id="viewer-where" aria-live="polite" aria-atomic="true">
    <p class="caption"></p><div class="scale" aria-hidden="true"></div><p class="count"></p>
  </div>
  <div class="arrows">
    <button type="button" aria-label="Previous picture">${icon('arrowLeft')}</button>
    <button type="button" aria-label="Next picture">${icon('arrowRight')}</button>
  </div>
</div>`

/** The dialog, not yet in the page, and the parts of it that come to life. */
export function createDialog(title: string, count: number) {
  const dialog = document.createElement('dialog')
  dialog.className = 'viewer'
  dialog.setAttribute('aria-labelledby', 'viewer-title')
  dialog.setAttribute('aria-describedby', 'viewer-where')
  dialog.toggleAttribute('data-single', count === 1)
  dialog.innerHTML = MARKUP

  const part = <Part extends HTMLElement = HTMLElement>(selector: string) =>
    dialog.querySelector<Part>(selector)!
  const scale = part('.scale')
  for (let cell = 0; cell < count; cell += 1) scale.append(document.createElement('span'))
  part('h2').textContent = title

  return {
    dialog,
    strip: part('.strip'),
    close: part('.close'),
    previous: part('.arrows > :first-child'),
    next: part('.arrows > :last-child'),
    /** Says which picture is shown. */
    tell(index: number, caption: string) {
      part('.caption').textContent = caption
      part('.count').textContent = `${index + 1} of ${count}`
      Array.from(scale.children).forEach((cell, at) => cell.toggleAttribute('data-shown', at === index))
    },
  }
}
