/** The nearest element around what an event happened to, that itself included, of those that match. */
export const closest = <Found extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null
