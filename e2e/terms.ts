import type { Page } from '@playwright/test'
import { propertyWords } from '@/content/properties/words'
import { plainText } from '@/lib/chart/text'
import type { Property } from '@/lib/schema/property'

/** Removes the rows in which the owner answers and sets terms, of which there may be any number. */
export const removeOwnersRows = (page: Page, { goodToKnow = [] }: Pick<Property, 'goodToKnow'>) =>
  page.evaluate(
    (terms) => {
      for (const term of document.querySelectorAll('main dt'))
        if (terms.includes(term.textContent)) term.parentElement!.remove()
    },
    [...Object.values(propertyWords.terms.labels), ...goodToKnow.map(({ term }) => plainText(term))],
  )
