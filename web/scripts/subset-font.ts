/**
 * Makes the site's one font file from the package's: the characters of English and its neighbours,
 * weights 400 to 800, widths 100 to 118 %. That is 51 instead of 90 KB on every first visit.
 * Run by hand after an update of the package: `npm run font -w web`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const packageFile = (path: string): string =>
  require.resolve(`@fontsource-variable/archivo/${path}`);
const target = (name: string): string =>
  fileURLToPath(new URL(`../src/app/theme/fonts/${name}`, import.meta.url));

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_code, index) => String.fromCodePoint(from + index)).join(
    '',
  );
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”„•…€™←→↑↓−×';

const source = readFileSync(packageFile('files/archivo-latin-standard-normal.woff2'));
const font = await subsetFont(source, characters, {
  targetFormat: 'woff2',
  variationAxes: {
    wght: { min: 400, max: 800, default: 400 },
    wdth: { min: 100, max: 118, default: 100 },
  },
});
writeFileSync(target('archivo.woff2'), font);
// The licence goes wherever the font goes.
copyFileSync(packageFile('LICENSE'), target('LICENSE'));
process.stdout.write(`archivo.woff2: ${font.length} bytes\n`);
