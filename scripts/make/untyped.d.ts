/** The parts that are used of packages without types. */

declare module 'fontkit' {
  interface Font {
    unitsPerEm: number
    layout(text: string): { positions: { xAdvance: number }[] }
  }

  export function create(file: Buffer): Font
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
