/** @example absoluteUrl('https://www.name.ie', '/house') // 'https://www.name.ie/house'; for '/' the origin alone */
export const absoluteUrl = (origin: string, path: string) => (path === '/' ? origin : origin + path)

export const FEED_PATH = '/feed.xml'
