import type { Page } from '@playwright/test'
import { properties } from '@/content'

/** Removes what an owner fills in at any length: answers, terms and taken nights. */
export const removeOwnersRows = (page: Page) =>
  page.evaluate(
    (terms) => {
      for (const part of document.querySelectorAll('#good-to-know, [data-read-at]')) part.remove()
      for (const term of document.querySelectorAll('main dt'))
        if (terms.includes(term.textContent)) term.parentElement!.remove()
    },
    properties.flatMap(({ terms = [] }) => terms.map(({ term }) => term)),
  )
