import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { bringingRun } from './bringing-run.ts';
import { bringNpmChromium, broughtChromium } from './npm-chromium.ts';

const own = bringingRun("npm isn't simple-");
const { env } = own;

const FONTS = 'node_modules/pdfjs-dist/standard_fonts';

/** An npm that puts this module where the package belongs, and a font beside it, or fails without one. */
function npm(module?: string): void {
  const path = join(own.folder, 'npm.cjs');
  const installed = 'node_modules/@sparticuz/chromium';
  writeFileSync(
    path,
    module === undefined
      ? 'process.exit(1);'
      : `const fs = require('node:fs');
if (process.argv[2] !== 'install') process.exit(9);
fs.mkdirSync('${installed}', { recursive: true });
fs.writeFileSync('${installed}/package.json', '{"type":"module","exports":"./index.js"}');
fs.writeFileSync('${installed}/index.js', ${JSON.stringify(module)});
fs.mkdirSync('${FONTS}', { recursive: true });
fs.writeFileSync('${FONTS}/LiberationSans-Regular.ttf', 'a face');
fs.writeFileSync('${FONTS}/Other.pfb', 'another');`,
  );
  chmodSync(path, 0o755);
  vi.stubEnv('npm_execpath', path);
}

/** A package whose browser prints its words, and the libraries that it is started with. */
const PACKAGE = `import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
const browser = '#!/bin/sh\\n[ "$1" = --version ] && exit \${LD_LIBRARY_PATH:-1}\\necho "$LD_LIBRARY_PATH" "$FONTCONFIG_FILE" "$@"\\n';
export default {
  executablePath: async () => {
    writeFileSync(tmpdir() + '/chromium', browser, { mode: 0o700 });
  },
};`;

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('bringNpmChromium', () => {
  it('brings it into the cache, with its own libraries where those of the system do not do', async () => {
    npm(PACKAGE);
    expect(await bringNpmChromium(own.run, env())).toBe(broughtChromium(env()));
    const said = execFileSync(broughtChromium(env()), ['--headless', 'a b'], { encoding: 'utf8' });
    const home = dirname(broughtChromium(env()));
    expect(said.trim()).toBe(`${home}/al2023/lib ${home}/fonts/fonts.conf --headless a b`);
  });

  it('gives it fonts of its own, and none of the system', async () => {
    npm(PACKAGE);
    await bringNpmChromium(own.run, env());
    const fonts = join(dirname(broughtChromium(env())), 'fonts');
    expect(readdirSync(fonts).sort()).toEqual(['LiberationSans-Regular.ttf', 'fonts.conf']);
    const config = readFileSync(join(fonts, 'fonts.conf'), 'utf8');
    expect(config.match(/<dir>.*<\/dir>/g)).toEqual([`<dir>${fonts}</dir>`]);
  });

  it('leaves nothing half done when npm fails', async () => {
    npm();
    expect(await bringNpmChromium(own.run, env())).toBeUndefined();
    expect(existsSync(broughtChromium(env()))).toBe(false);
    expect(readdirSync(join(own.folder, 'cache/rollwell'))).toEqual([]);
  });
});
