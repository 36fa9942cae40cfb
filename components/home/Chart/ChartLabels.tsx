import styles from './ChartLabels.module.scss'

/**
 * The names on the two drawings of the chart, in the typefaces of the page, which an SVG in an `img` cannot use. Names of lands
 * and waters scale with their drawing; names of places keep a legible size. Firefox would read them out inside the drawing, whose
 * description names what matters.
 */
// prettier-ignore
export const ChartLabels = ({ house }: { house: string }) => (
  <>
    <svg className={styles.labels} data-from="tablet" aria-hidden="true">
      <svg viewBox="0 0 1320 780">
        <g data-look="water">
          <text x="148" y="84" fontSize="31" data-from="wide">Atlantic Ocean</text>
          <text x="926" y="270" fontSize="22" data-below="wide">Atlantic Ocean</text>
          <text fontSize="30" transform="translate(636 566) rotate(-32)">Lough Foyle</text>
          <text fontSize="17" transform="translate(232 510) rotate(65)" data-from="desktop">Lough Swilly</text>
        </g>
        <g data-look="land" letterSpacing="0.28em">
          <text x="405" y="552" fontSize="23">INISHOWEN</text>
          <text fontSize="15" transform="translate(995 450) rotate(-17)" data-from="carousel">CAUSEWAY COAST</text>
        </g>
      </svg>
      <text x="51.4%" y="42.1%" textAnchor="end" data-look="place" fontSize="1.9em">{house}</text>
      <text x="51.4%" y="45.2%" textAnchor="end">Greencastle</text>
      <text x="50%" y="53.7%" textAnchor="end">Moville</text>
      <text x="57.6%" y="46.8%" textAnchor="end">Shroove</text>
      <text x="42.6%" y="35.7%" textAnchor="end">Culdaff</text>
      <text x="35.2%" y="42.7%" textAnchor="end">Carndonagh</text>
      <text x="31%" y="22.3%">Malin Head</text>
      <text x="17.5%" y="53.3%" data-from="desktop">Dunree</text>
      <text x="10.2%" y="44.2%" textAnchor="end" data-from="wide">Fanad Head</text>
      <text x="23.3%" y="66%" data-from="carousel">Buncrana</text>
      <text x="33.3%" y="95.1%">Derry</text>
      <text x="23.8%" y="87.3%">Grianán of Aileach</text>
      <text x="59%" y="60.1%">Magilligan</text>
      <text x="59%" y="62.5%">Point</text>
      <text x="40.7%" y="5.4%">Inishtrahull</text>
      <text x="30.8%" y="58.2%" textAnchor="middle" data-look="place" fontSize="1.15em">Slieve Snaght</text>
      <text x="30.8%" y="60.6%" textAnchor="middle">615 m</text>
      <text x="60.3%" y="75.2%" textAnchor="middle" data-look="place" fontSize="1.15em">Binevenagh</text>
      <text x="60.3%" y="77.6%" textAnchor="middle">385 m</text>
    </svg>
    <svg className={styles.labels} data-below="tablet" aria-hidden="true">
      <svg viewBox="0 0 390 486">
        <g data-look="water">
          <text x="292" y="33.5" fontSize="18.5">Atlantic Ocean</text>
          <text fontSize="22" transform="translate(130 292) rotate(-33)">Lough Foyle</text>
        </g>
        <text x="70.5" y="91" fontSize="14.3" letterSpacing="0.28em" data-look="land">INISHOWEN</text>
      </svg>
      <text x="40.9%" y="24.8%" textAnchor="end" data-look="place" fontSize="1.9em">{house}</text>
      <text x="40.9%" y="28.6%" textAnchor="end">Greencastle</text>
      <text x="38.2%" y="37.1%" textAnchor="end">Moville</text>
      <text x="61.6%" y="46.7%">Magilligan Point</text>
      <text x="69.8%" y="57.6%" data-look="place" fontSize="1.15em">Binevenagh</text>
      <text x="69.8%" y="60.8%">385 m</text>
    </svg>
  </>
)
