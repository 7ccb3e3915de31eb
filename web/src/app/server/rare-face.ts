/** The face of letters that few pages have; no block of it holds another. */
const isRareFace = (block: string): boolean => block.includes('unicode-range:');

/** Styles of the shell for a page that has that face in a file. */
export const withoutRareFace = (css: string): string =>
  css
    .split('}')
    .filter((block) => !isRareFace(block))
    .join('}');

/** The rules of that face among the shell's. */
export const rareFaceIn = (css: string): string =>
  css
    .split('}')
    .filter(isRareFace)
    .map((block) => `${block}}`)
    .join('');
