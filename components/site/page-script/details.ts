/** Where a browser ignores the `name` of `<details>`, opening one closes the others of its name all the same. */
export function keepOneDetailsOpen() {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
        if (other !== target && other.getAttribute('name') === target.getAttribute('name')) other.open = false
      }
    },
    true,
  )
}
