/** Paths drawn with 1.5 px strokes, each in a box of its own size. */
export const icons = {
  arrowLeft: { size: [26, 12], path: 'M25 6H1.5M6.5 1 1.5 6l5 5' },
  arrowRight: { size: [26, 12], path: 'M1 6h23.5M19.5 1l5 5-5 5' },
  arrowDown: { size: [11, 15], path: 'M5.5 1v12.5M1 9l4.5 4.5L10 9' },
  arrowUpRight: { size: [11, 11], path: 'M1 10 9.5 1.5M3 1.5h6.5V8' },
  chevron: { size: [10, 6], path: 'm1 .8 4 4 4-4' },
  cross: { size: [15, 15], path: 'm1 1 13 13m0-13L1 14' },
  menu: { size: [22, 12], path: 'M0 1.5h22M0 10.5h22' },
  handset: {
    size: [24, 24],
    path: 'M6.2 2.8 9.4 7.4 7.6 10.2C8.8 12.9 11 15.1 13.8 16.4L16.6 14.6 21.2 17.8C20.6 20 19 21.2 17 21.2 9.4 20.6 3.4 14.6 2.8 7 2.8 5 4 3.4 6.2 2.8Z',
  },
} as const
