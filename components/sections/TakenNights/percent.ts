/** The width of a number of cells as a percentage of the row, which has 31. */
export const percent = (cells: number) => `${Math.round((cells / 31) * 10_000) / 100}%`
