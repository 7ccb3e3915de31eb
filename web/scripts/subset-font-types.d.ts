/** The part of `subset-font` that we use; the package brings no types. */
declare module 'subset-font' {
  interface Axis {
    min: number;
    max: number;
    default: number;
  }
  /** @returns the font with only these characters and this part of its axes */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, Axis> },
  ) => Promise<Buffer>;
  export = subsetFont;
}
