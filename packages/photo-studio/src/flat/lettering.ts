import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const find = createRequire(import.meta.url).resolve;

export interface Lettering {
  /** An SVG path whose baseline starts at 0, 0. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
}

/**
 * A line in the house's typeface as an outline, so that no machine needs the font. `stretch`
 * widens the letters, as the site's variable font does.
 */
export function lettering(
  text: string,
  size: number,
  weight: 500 | 600 | 800,
  stretch = 1,
): Lettering {
  const font = openSync(find(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`));
  if (!('layout' in font)) throw new Error('One font was expected, not a collection');
  const k = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const paths = run.glyphs.map((glyph, i) => {
    const path = glyph.path
      .scale(k * stretch, -k)
      .translate(x, 0)
      .toSVG();
    x += (run.positions[i]?.xAdvance ?? 0) * k * stretch - size * 0.015;
    return path;
  });
  return { path: paths.join(''), width: x };
}
