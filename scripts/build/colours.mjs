/**
 * The colours of the year of light and of the social cards. A drawing is a separate file that cannot read custom
 * properties, so colours that the pages use too repeat the values of `lib/styles/_settings.scss`.
 */
export const colours = {
  ink: '#0d2230',
  slate: '#40545f',
  water: '#2c5268',
  buoy: '#c5301d',
  paper: '#f4f7f8',
  sheet: '#fbfcfd',
  night: '#a9c5d3',
  nautical: '#c3d9e3',
  civil: '#dfebf1',
}
