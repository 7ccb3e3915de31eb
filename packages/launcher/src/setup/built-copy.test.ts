import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { copyBuilt } from './built-copy.ts';
import { placesIn } from '../shop/places.ts';
import type { RunPorts } from '../ports/run-ports.ts';

const root = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string): string => readFileSync(path, 'utf8');

const PAGE = '<!doctype html><html><head><title>Rollwell</title></head></html>';
const TOLD =
  '<head><meta name="emulator-ports" content="auth=21004 firestore=21003" /><title>Rollwell';
const places = placesIn(root, join(root, 'state'));
const own = {
  ports: { auth: 21_004, firestore: 21_003 } as RunPorts,
  moves: new Map([[8080, 21_003]]),
};

beforeEach(() => {
  write('web/dist/index.html', PAGE);
  write('web/dist/products/index.html', PAGE);
  write('web/dist/assets/main.js', 'one');
  write('functions/package.json', '{}');
  write('functions/src/index.ts', 'source');
  write('functions/lib/index.js', 'one');
  write('functions/lib/app-shell.html', PAGE);
  write('functions/lib/app-shell-headers.json', '{"csp":"http://127.0.0.1:8080"}');
  write('functions/node_modules/library/index.js', 'library');
  write('node_modules/other/index.js', 'other');
});

describe('copyBuilt', () => {
  it('keeps what is served as it was when something is built anew', () => {
    const { site, functions } = copyBuilt(places, undefined);
    write('web/dist/assets/main.js', 'two');
    write('functions/lib/index.js', 'two');
    expect(read(join(site, 'assets/main.js'))).toBe('one');
    expect(read(join(functions, 'lib/index.js'))).toBe('one');
    expect(read(join(site, 'index.html'))).toBe(PAGE);
  });

  it('keeps the libraries within reach, and leaves the sources', () => {
    const { functions } = copyBuilt(places, undefined);
    expect(read(join(functions, 'node_modules/library/index.js'))).toBe('library');
    expect(read(join(functions, '../node_modules/other/index.js'))).toBe('other');
    expect(existsSync(join(functions, 'src'))).toBe(false);
  });

  it('tells every page and the headers of the API the ports of the run', () => {
    const { site, functions } = copyBuilt(places, own);
    expect(read(join(site, 'index.html'))).toContain(TOLD);
    expect(read(join(site, 'products/index.html'))).toContain(TOLD);
    expect(read(join(functions, 'lib/app-shell.html'))).toContain(TOLD);
    expect(read(join(functions, 'lib/app-shell-headers.json'))).toContain('127.0.0.1:21003');
    expect(read(join(root, 'web/dist/index.html'))).toBe(PAGE);
  });

  it('begins anew each time, without touching the libraries', () => {
    copyBuilt(places, own);
    expect(read(join(copyBuilt(places, undefined).site, 'index.html'))).toBe(PAGE);
    expect(existsSync(join(root, 'functions/node_modules/library/index.js'))).toBe(true);
  });
});
