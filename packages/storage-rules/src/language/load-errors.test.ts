import { describe, expect, it } from 'vitest';
import { rulesFile } from '../testing/outcome.ts';
import { parseRuleset } from './ruleset-parser.ts';

const errorOf = (source: string): string => {
  try {
    parseRuleset('storage.rules', source);
  } catch (error) {
    return error instanceof Error ? `${error.name} ${error.message}` : String(error);
  }
  return 'loaded';
};

const ALLOW = '    allow read: if ';
/** The column at which a condition begins. */
const COLUMN = ALLOW.length + 1;

/** The error for a condition in line 4, with the column counted from where the condition begins. */
const errorInCondition = (condition: string): string =>
  errorOf(rulesFile(`${ALLOW}${condition};`)).replace(
    /^LoadError storage\.rules:4:(\d+)/,
    (_all, column: string) => `at ${Number(column) - COLUMN}`,
  );

describe('a condition outside the language', () => {
  it.each([
    ['tru', "at 0: 'tru' is not known"],
    ['true && reqest.auth != null', "at 0: 'reqest' is not known"],
    ['request.auth != null && isAdmn()', 'at 0: there is no function isAdmn'],
    ["'a'.matches('.*')", 'at 0: the method matches is not supported'],
    ["request.auth.get('a')", 'at 0: the method get is not supported'],
    ["'a' === 'a'", 'at 6: Expected expression after =='],
    ['request?.auth', 'at 0: only .name is supported behind a value'],
    ["request['auth']", 'at 0: only .name is supported behind a value'],
    ['request.auth.token.get?.(1, 2)', 'at 0: only functions can be called'],
    ['true()', 'at 0: only functions can be called'],
    ['true true', 'at 0: this expression is not supported'],
    ['', 'at 0: this expression is not supported'],
    ['(true, true)', 'at 0: this expression is not supported'],
    ['true ? true : false', 'at 0: this expression is not supported'],
    ['[1] == [1]', 'at 0: this expression is not supported'],
    ["{'a': 1} == null", 'at 0: Unexpected "{"'],
    ['1 + 1 == 2', 'at 2: Unexpected "+"'],
    ['1 in request', 'at 0: this expression is not supported'],
    ['1.5 == 1', 'at 0: 1.5 is not supported'],
    ['9999999999999999 > 1', 'at 0: 9999999999999999 is not supported'],
    ['~1 == 1', 'at 0: Unexpected "~"'],
    ['1 & 1 == 1', 'at 2: Unexpected "&"'],
    ['`a` == `a`', 'at 0: Unexpected "`"'],
    ['this == null', 'at 0: this expression is not supported'],
    ['firestore == null', "at 0: 'firestore' is not known"],
    ...['getAfter(/a/b)', 'get()', "get('users/ann')"].map((call) => [
      `firestore.${call} == null`,
      'at 0: expected firestore.get(/…) or firestore.exists(/…)',
    ]),
    [
      'firestore.exists(/users/ann)',
      'at 0: expected /databases/(default)/documents/{collection}/{id}',
    ],
    ['/a/b == null', 'at 0: this expression is not supported'],
    ['/a/$(request null) == null', "at 13: expected ')' after a part of a path"],
  ])('%s', (condition, expected) => {
    expect(errorInCondition(condition)).toBe(expected);
  });
});

describe('a file outside the language', () => {
  const file = (content: string) =>
    errorOf(rulesFile(content)).replace('LoadError storage.rules:', '');

  it.each([
    ['', "1:1: expected 'rules_version', found the end"],
    ["rules_version = '1';", "1:17: expected version '2', the only one supported, found '''"],
    ["rules_version = '2';", "1:21: expected 'service', found the end"],
    [
      "rules_version = '2';\nservice cloud.firestore {}",
      "2:9: expected firebase.storage, found 'c'",
    ],
    [
      "rules_version = '2';\nservice firebase.storage {",
      "2:27: expected 'match', 'allow', 'function' or '}', found the end",
    ],
    ["rules_version = '2';\n/* no end", '2:1: /* is never closed'],
    ["rules_version = '2';\nservice 'x", "2:9: ' is never closed"],
    ["rules_version = '2';\nimport x;", "2:1: expected 'service', found 'i'"],
  ])('%j', (source, expected) => {
    expect(errorOf(source)).toBe(`LoadError storage.rules:${expected}`);
  });

  it.each([
    ['alow read;', "4:1: 'alow' is not known here"],
    ['allow reads;', "4:7: 'reads' is not a method"],
    ['allow read: true;', "4:13: expected 'if', found 't'"],
    ['allow read if true;', "4:12: expected ':', found 'i'"],
    ['allow read: if true }', "4:16: expected ';' after the expression"],
    ['match a { }', "4:7: expected a path that begins with '/', found 'a'"],
    ['match /{a=*} { }', "4:8: expected a folder, {name} or {name=**}, found '{'"],
    ['match /{a}.png { allow read; }', "4:11: expected '{', found '.'"],
    ['function f() { }', "4:16: expected 'return', found '}'"],
    ['function f() { return g(); }', '4:23: there is no function g'],
    ['function f() { return f(); }', '4:1: f calls itself'],
    ['function f() { return g(); } function g() { return f(); }', '4:1: f calls itself'],
    [
      'function f() { return 1; } function f() { return 1; }',
      '4:28: the function f is there already',
    ],
    ['function f() { let a = b; let b = 1; return a; }', "4:24: 'b' is not known"],
    ['function f(a) { return a; } allow read: if f();', '4:44: f takes 1 arguments, not 0'],
    ['match /{a} { } allow read: if a == 1;', "4:31: 'a' is not known"],
  ])('%s', (content, expected) => {
    expect(file(content)).toBe(expected);
  });
});

describe('what is in the language', () => {
  it.each([
    'allow read;',
    "allow read, write: if request.auth != null && request.auth.token.get('admin', false);",
    '// allow everything;\n/* allow all; */ allow read: if false; // ; }',
    "match /a-b/c.d/{e}/{f=**} { allow get: if e == '}' || e == ';'; }",
    'function f() { let a = request.auth; return a.uid == 1; } allow read: if f();',
  ])('loads: %s', (content) => {
    expect(errorOf(rulesFile(content))).toBe('loaded');
  });
});
