/** The parts that are used of packages without types. */

declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }

  interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      glyphs: { id: number; codePoints: number[]; path: Path }[]
      positions: { xAdvance: number }[]
    }
  }

  export function create(file: Buffer): Font
  export function openSync(path: string): Font
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
