const drawing = { src: '/charts/a.svg', width: 1320, height: 780, west: -7.78, north: 55.455, scale: 1606 }

export const chart = {
  description: 'A chart of a lake.',
  wide: drawing,
  narrow: drawing,
  inset: { src: '/charts/b.svg', width: 84, height: 104, label: 'In Ireland' },
  notes: { sources: 'Drawn by hand.', key: 'Red: {site}.' },
}
export const leaflet = { src: '/charts/c.svg', description: 'The lake.', note: 'Printed.' }
