/**
 * The attributes by which React’s HTML, the page script (`components/enhancements`, `components/booking/draft`), the style
 * sheets and the export step (`scripts/make`) know each other: the files that set one, an arrow, the files that read it. JSX
 * and style sheets write the names out; `page-contract.test.ts` compares every file with this table. What a component tells
 * its own style sheet alone is not in it.
 */
export const contract = {
  /** When an island hydrates: `visible`, `idle` or `load` (docs/decisions/0010-deferred-scripts.md). */
  'data-island':
    'BookingForm Carousel ThankYou → document framework-scripts deferred-start lost-scripts hydrated carousels print',
  /** React handles the events of the island; a carousel’s controls work. */
  'data-hydrated':
    'hydrated Carousel → lost-scripts form-script globals Carousel.module UntilHydrated.module',
  /** embla has the track of the carousel, and starts at the slide with this index. */
  'data-start': 'Carousel → carousels Carousel.module',
  /** By how many slides an arrow moves a carousel, or by how many days a button the evening. */
  'data-step': 'Carousel YearOfLight → carousels evening',
  /** An inline script of the site, which stays. */
  'data-inline': 'BookingForm → framework-scripts',
  /** Addresses of the deferred scripts, in the order in which they run. */
  'data-scripts': 'document → page-script',

  /** The text that a button copies. */
  'data-copy': 'Copy → share',
  /** What it shares instead where the device can share, as JSON. */
  'data-share': 'Copy → share',
  /** What is said once the text is copied, and where the clipboard is denied. */
  'data-copied': 'Copy → share',
  'data-failed': 'Copy → share',
  /** The title of the viewer, around the pictures that it shows together. */
  'data-viewer': 'Gallery PhotoGrid → open-viewer viewer',
  /** On a link: it leads to the large version of this picture. */
  'data-picture': 'Figure → open-viewer viewer',
  /** The words of the viewer, as JSON. */
  'data-words': 'StatusBanner → open-viewer',
  /** Around a button and the menu that opens while the mouse is over both. */
  'data-hover-menu': 'AccommodationMenu → menus',
  /** Around the links to the galleries of a page. */
  'data-gallery-index': 'GalleryIndex → in-view',
  /** On the 404 page: the path is logged. */
  'data-unknown-path': 'NotFound → page-script print',
  /** A sentence with the blanks `{sunrise}` and `{sunset}`, which is written into the element. */
  'data-sun-note': 'HeroFrame → sun-notes',
  /** The line of today in the year of light, which is hidden until it has its place. */
  'data-today': 'YearDrawing YearOfLight → sun-notes',
  /** Today is in the first fifth of the year. */
  'data-early': 'sun-notes → parts.module',
  /** The sentence of the chosen evening, with its blanks, and whether all of it works. */
  'data-sentence': 'YearOfLight → evening',
  'data-answers': 'evening → YearOfLight.module',
  /** When the calendars were read, on the section that is hidden once that is too long ago. */
  'data-read-at': 'TakenNights → taken-nights',
  /** The ring of today in a month such as `2026-12`, and the words that explain it. */
  'data-month': 'MonthRow → taken-nights',
  'data-today-note': 'TakenNights → taken-nights',

  /** On `<html>`: the browser has gone offline. */
  'data-offline': 'offline → StatusBanner.module',
  /** On `<html>`: the hero is out of view. */
  'data-past-hero': 'in-view → Header.module',
  /** On `<html>`: the address has a query. */
  'data-with-query': 'page-script → ThankYou.module',
  /** On `<html>`: a script that the page needs is lost, and nothing has been typed. */
  'data-without-script': 'lost-scripts → globals WithoutScript.module ThankYou.module',
  /** On `<html>`: something stands in the booking form. */
  'data-used': 'form-script → UntilHydrated.module',

  /** In the viewer: the page is pinch-zoomed. */
  'data-locked': 'viewer → viewer',
  /** The cell of a scale whose picture is in view. */
  'data-shown': 'Carousel viewer → _tools',
  /** The names of waters on a map have the look `water`: the export step looks for what is set in italic. */
  'data-look': 'ChartExtract MapLabels → ChartExtract.module MapLabels.module styles print',
  /** What the part is on paper. The export step keeps the styles of the roles that a page has. */
  'data-paper':
    'Accommodation AmenityComparison AmenityRows Article ArticleText BookingForm Chart ContactBand Faq Places Practical PriceBand SplitStay WideStay YearOfLight → print styles',
  /** On a cell of an article’s table: the heading of its column, which phones show. */
  'data-label': 'shape-article → ArticleText.module',
  /** The picture has an upright version. */
  'data-upright': 'Photo → Article.module pictures',
} as const satisfies Record<`data-${string}`, string>

/** An attribute of `<html>` that the page script sets. */
export type PageAttribute = Extract<
  keyof typeof contract,
  `data-${'offline' | 'past-hero' | 'with-query' | 'without-script'}`
>
