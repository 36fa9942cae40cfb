/**
 * The absolute address of a page or a file for canonical links, cards, sitemap, feed and structured data.
 *
 * @param origin of the site, without a trailing slash
 * @param path from the root; the address of the home page is the origin alone
 * @example absoluteUrl('https://www.name.ie', '/house') // 'https://www.name.ie/house'
 */
export const absoluteUrl = (origin: string, path: string) => (path === '/' ? origin : origin + path)
