/** The text with every figure tied to its unit, so that no line ends between `25` and `cm`. */
export const keepUnits = (text: string): string =>
  text.replace(/(\d) (mm|cm|m|l|kg|g)\b/g, '$1\u00a0$2');

/** A text about days with each day tied to its month: `Thursday,` may end a line, `26` may not. */
export const keepDays = (text: string): string => text.replace(/(\d) ([A-Z])/g, '$1\u00a0$2');
