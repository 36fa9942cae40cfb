/**
 * The colours of the drawings. A drawing is a separate file that cannot read custom properties, so colours that the pages
 * use too repeat the values of `lib/styles/_settings.scss`.
 */
export const colours = {
  ink: '#0d2230',
  slate: '#40545f',
  water: '#2c5268',
  buoy: '#c5301d',
  paper: '#f4f7f8',
  sheet: '#fbfcfd',
  land: '#e6e8e2',
  sea: '#f7fafb',
  lough: '#d2e3eb',
  channel: '#e8f1f5',
  depthLine: '#9db8c5',
  graticule: '#86a3b2',
  form: '#c9cdc8',
  night: '#a9c5d3',
  nautical: '#c3d9e3',
  civil: '#dfebf1',
}

/** Depth tints, drawn as strokes of the coast, deepest first: width in units of the wide chart, and colour. */
export const tints = [
  [170, '#eff5f8'],
  [106, '#e2edf2'],
  [50, colours.lough],
]
