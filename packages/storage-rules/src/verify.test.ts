import { describe, expect, it } from 'vitest';
import { METHODS, type Method } from './language/ruleset-parser.ts';
import { decide, rulesFile } from './testing/outcome.ts';

const permits = async (content: string, path: string, method: Method = 'get') =>
  (await decide(rulesFile(content), { path: `/b/main/o/${path}`, method })).permit;

describe('methods', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
  ])('allow %s covers %j and nothing else', async (words, covered) => {
    const content = `match /a { allow ${words}; }`;
    const permitted = await Promise.all(
      METHODS.map(async (method) => ((await permits(content, 'a', method)) ? [method] : [])),
    );
    expect(permitted.flat()).toEqual(covered);
  });
});

describe('paths', () => {
  it.each([
    ['match /a/b { allow get; }', 'a/b', 'a/b/c'],
    ['match /a/{x} { allow get; }', 'a/b', 'a'],
    ['match /a/{x} { allow get; }', 'a/b', 'a/b/c'],
    ['match /a/{x} { allow get; }', 'a/b', 'a/'],
    ['match /a/{x=**} { allow get; }', 'a/b/c/d', 'b/c'],
    ['match /a/{x=**} { allow get; }', 'a', 'ab'],
    ['match /a/{x=**}/z { allow get; }', 'a/b/c/z', 'a/b/c/y'],
    ['match /a { match /{x} { allow get; } }', 'a/b', 'b'],
    ['match /a { match /{x} { allow get; } }', 'a/b', 'a'],
    ["match /{x}/{y} { allow get: if x == 'a' && y == 'b'; }", 'a/b', 'b/a'],
    ["match /{x} { match /{y} { allow get: if x == 'a' && y == 'b'; } }", 'a/b', 'a/c'],
    ["match /{x} { allow get: if bucket == 'main' && x == 'a'; }", 'a', 'b'],
    ["match /a/{x=**} { allow get; allow get: if x == 'a'; }", 'a/a', 'b/a'],
  ])('%s permits %s and not %s', async (content, inside, outside) => {
    expect(await permits(content, inside)).toBe(true);
    expect(await permits(content, outside)).toBe(false);
  });

  it('refuses dots as folders, which the emulator would resolve to another file', async () => {
    const all = 'match /{path=**} { allow get; }';
    expect(await permits(all, 'a/..b/c')).toBe(true);
    expect(await permits(all, 'a/../c')).toBe(false);
    expect(await permits(all, 'a/./c')).toBe(false);
  });
});

describe('several conditions', () => {
  it('permit as soon as one of them holds, whatever goes wrong in another', async () => {
    const failing = "match /{a=**} { allow get: if 'a' < 1; }";
    const holding = 'match /x { allow get: if true; }';
    expect(await permits(`${failing} ${holding}`, 'x')).toBe(true);
    expect(await permits(failing, 'x')).toBe(false);
  });

  it('say where a condition could not be decided', async () => {
    const content = "    match /x {\n      allow get: if true &&\n        'a' < 1;\n    }";
    const { warnings } = await decide(rulesFile(content), { path: '/b/main/o/x' });
    expect(warnings).toEqual(['storage.rules:5:7: cannot order string and number']);
  });
});

describe('functions', () => {
  it.each([
    ['see their arguments', 'function f(a, b) { return a == 1 && b == 2; }', true],
    [
      'see a binding in the next one',
      'function f(a, b) { let c = a; let d = c < b; return d; }',
      true,
    ],
    ['call others', 'function f(a, b) { return g(b); } function g(x) { return x == 2; }', true],
    ['see the wildcards around them', "function f(a, b) { return bucket == 'main'; }", true],
    ['refuse when they fail', "function f(a, b) { let c = a < 'x'; return true; }", false],
  ])('%s', async (_what, declared, expected) => {
    expect(await permits(`${declared} match /x { allow get: if f(1, 2); }`, 'x')).toBe(expected);
  });

  it('see the names of where they are declared, not of where they are called', async () => {
    const content = (name: string) =>
      `match /{outer} { function f() { return outer == 'a'; } match /{${name}} { allow get: if f(); } }`;
    expect(await permits(content('inner'), 'a/b')).toBe(true);
    expect(await permits(content('outer'), 'a/b')).toBe(true);
    expect(await permits(content('outer'), 'b/a')).toBe(false);
  });
});
