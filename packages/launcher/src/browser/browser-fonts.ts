import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package that holds Liberation Sans, which has the measures of Arial and is what a Linux with a
 * whole browser sets Arial in. There is none that holds the font files alone.
 */
const FONTS = 'pdfjs-dist';
const FONTS_VERSION = '6.5.438';

/** For npm. */
export const FONTS_PACKAGE = `${FONTS}@${FONTS_VERSION}`;

/** Part of the name of a folder with these fonts in it, so that others begin one of their own. */
export const FONTS_MARK = `liberation-${FONTS_VERSION}`;

const FACE = 'Liberation Sans';
const FAMILIES = ['Arial', 'Helvetica', 'sans-serif', 'serif', 'monospace', 'system-ui'];

/** No folder of the system's: what a page measures must not depend on who looks at it. */
const config = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
${FAMILIES.map(
  (family) =>
    `  <alias binding="same"><family>${family}</family><prefer><family>${FACE}</family></prefer></alias>`,
).join('\n')}
</fontconfig>
`;

/** Where a browser that is kept in the folder finds which fonts there are. */
export const fontsConfig = (home: string): string => join(home, 'fonts/fonts.conf');

/**
 * Puts the fonts of the installed package in the place of those in the browser's folder.
 *
 * @param modules the `node_modules` that npm has filled
 * @param target the folder of the browser, as it is now
 * @param home where that folder will be
 * @returns whether the package held any
 */
export function placeFonts(modules: string, target: string, home: string): boolean {
  const from = join(modules, FONTS, 'standard_fonts');
  const files = existsSync(from)
    ? readdirSync(from).filter((name) => /^LiberationSans.*\.ttf$/.test(name))
    : [];
  if (files.length === 0) return false;
  const fonts = join(target, 'fonts');
  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(fonts);
  for (const name of files) cpSync(join(from, name), join(fonts, name));
  writeFileSync(fontsConfig(target), config(join(home, 'fonts')));
  return true;
}
