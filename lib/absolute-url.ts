/**
 * The one address of a page or a file, as canonical links, cards, sitemap, feed and structured data all give it.
 *
 * @param origin of the site, without a slash at its end
 * @param path from the root; the home page is the origin itself
 * @example absoluteUrl('https://www.name.ie', '/house') // 'https://www.name.ie/house'
 */
export const absoluteUrl = (origin: string, path: string) => (path === '/' ? origin : origin + path)
