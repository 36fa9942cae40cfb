import type { Page } from '@playwright/test'

/** Gives the device a share sheet that records what it is given. */
export const recordSharing = (page: Page) =>
  page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => shared.push(data) })
  })

export const sharedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
