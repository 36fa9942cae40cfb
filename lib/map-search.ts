/** @example mapSearch('Malin Head') // 'https://www.openstreetmap.org/search?query=Malin%20Head' */
export const mapSearch = (query: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`
