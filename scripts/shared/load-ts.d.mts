import type { Content } from '@/lib/schema/content'

/** The TypeScript modules that scripts load, by their paths. A script that loads another one adds its line here. */
interface Modules extends Content {
  'content/photos/picture.ts': typeof import('@/content/photos/picture')
  'content/properties/house.ts': typeof import('@/content/properties/house')
  'e2e/every-page.ts': typeof import('@/e2e/every-page')
  'e2e/translation.ts': typeof import('@/e2e/translation')
  'lib/availability/months.ts': typeof import('@/lib/availability/months')
  'lib/availability/nights.ts': typeof import('@/lib/availability/nights')
  'lib/format.ts': typeof import('@/lib/format')
  'lib/iso-date.ts': typeof import('@/lib/iso-date')
  'lib/light/dublin-time.ts': typeof import('@/lib/light/dublin-time')
  'lib/pictures.ts': typeof import('@/lib/pictures')
  'lib/schema/article.ts': typeof import('@/lib/schema/article')
  'lib/schema/availability.ts': typeof import('@/lib/schema/availability')
  'lib/schema/content.ts': typeof import('@/lib/schema/content')
  'lib/schema/originals.ts': typeof import('@/lib/schema/originals')
  'lib/schema/reminders.ts': typeof import('@/lib/schema/reminders')
  'lib/schema/rules.ts': typeof import('@/lib/schema/rules')
  'lib/site/article-page.ts': typeof import('@/lib/site/article-page')
  'lib/site/policy.ts': typeof import('@/lib/site/policy')
  'lib/styles/colour.ts': typeof import('@/lib/styles/colour')
  'lib/testing/words.ts': typeof import('@/lib/testing/words')
  'scripts/shared/browser.ts': typeof import('@/scripts/shared/browser')
}

export declare function loadTs<Path extends keyof Modules>(path: Path): Modules[Path]
