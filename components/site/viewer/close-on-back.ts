/**
 * Back closes the dialog and leaves the page where it is; closing it in another way takes the step back that opening it
 * has added. The new entry of the history has the address and the state of the one before it: to Next's router they are
 * the same page, and Forward to a viewer that was closed shows that page and no more.
 */
export function closeOnBack(dialog: HTMLDialogElement) {
  let hasGoneBack = false
  const onBack = () => {
    hasGoneBack = true
    dialog.close()
  }
  history.pushState(history.state, '')
  addEventListener('popstate', onBack)
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', onBack)
    if (!hasGoneBack) history.back()
  })
}
