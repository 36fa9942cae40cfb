/** Hears what happens anywhere in the page, before anything in it does, and holds up no scrolling. */
export const onCapture = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, passive: true })
