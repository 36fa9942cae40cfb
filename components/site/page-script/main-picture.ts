/** Settles once the page's main picture is ready to be painted, or will not come; at once where there is none. */
export const mainPicture = async () =>
  document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => undefined)
