import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const SHIPPED = /^(functions|web|packages|scripts)\/.*\.(tsx?|mjs|js)$/;

const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SHIPPED.test(file) && !/\.test\.|^scripts\/lint\//.test(file))
  // One that is deleted stands in the index until that is committed.
  .filter((file) => existsSync(join(root, file)));

/** What reaches into a library or a tool, or replaces a part of one. */
const SURGERY = {
  'an export that its library calls unsafe': /UNSAFE_|__unsafe/,
  'the module loader of Node': /\b_load\(/,
  'a method of a prototype': /\.prototype\.\w+ ?= ?[^=]/,
  'a module before a program that is not ours': /--import(?:=| |', ')(?!tsx)/,
  'a path into a package': /node_modules\/(?!\.)(?:@[\w-]+\/)?[\w-]+\/[\w-]/,
} as const;

describe('product, build and launcher', () => {
  it('are looked at', () => {
    expect(sources.length).toBeGreaterThan(500);
  });

  it.each(Object.entries(SURGERY))('name no %s', (_what, pattern) => {
    const found = sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('have one plugin of Vite of their own, which only resolves', () => {
    const config = readFileSync(join(root, 'web/vite.config.ts'), 'utf8');
    expect(config.match(/\): Plugin/g)).toHaveLength(1);
    expect(config).not.toMatch(
      /\b(transform|load|renderChunk|generateBundle|moduleParsed)\b\s*[(:]/,
    );
  });
});
