/**
 * Makes the site's two font files from the package's: weights 400 to 800, widths 100 to 118 %. The
 * characters of nearly every page are 38 KB, instead of 90 for all; a page with one of the others
 * fetches 21 KB more (`unicode-range` in fonts.css).
 * Run by hand after an update of the package: `npm run font -w web`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { COMMON, RARE } from './font-characters.ts';

const require = createRequire(import.meta.url);
const packageFile = (path: string): string =>
  require.resolve(`@fontsource-variable/archivo/${path}`);
const target = (name: string): string =>
  fileURLToPath(new URL(`../src/app/theme/fonts/${name}`, import.meta.url));

const source = readFileSync(packageFile('files/archivo-latin-standard-normal.woff2'));
const files = { 'archivo.woff2': COMMON, 'archivo-more.woff2': RARE };
for (const [file, characters] of Object.entries(files)) {
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: {
      wght: { min: 400, max: 800, default: 400 },
      wdth: { min: 100, max: 118, default: 100 },
    },
  });
  writeFileSync(target(file), font);
  process.stdout.write(`${file}: ${font.length} bytes\n`);
}
// The licence goes wherever the font goes.
copyFileSync(packageFile('LICENSE'), target('LICENSE'));
