/** So many cells of 31, as a share of the row. */
export const percent = (cells: number) => `${Math.round((cells / 31) * 10_000) / 100}%`
