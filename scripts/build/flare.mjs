/** Path data of the light flare of the logo, centred on its star; the drop is drawn rotated by 45°. */
export const STAR = 'M0-6.4 1.6-2 6.2-2 2.5.9 3.8 5.4 0 2.7-3.8 5.4-2.5.9-6.2-2-1.6-2Z'
export const DROP = 'M0-5.5C-2.6-12-4.6-17-3.7-20.4A3.9 3.9 0 0 1 3.7-20.4C4.6-17 2.6-12 0-5.5Z'
