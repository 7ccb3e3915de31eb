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
    ['true && reqest.auth != null', "at 8: 'reqest' is not known"],
    ['request.auth != null && isAdmn()', 'at 24: there is no function isAdmn'],
    [
      "request.path == null || 'a'.lowercase()",
      'at 24: there is no method lowercase with 0 arguments',
    ],
    ["'a'.matches()", 'at 0: there is no method matches with 0 arguments'],
    ["'a'.matches('(')", "at 12: bad pattern '(': error parsing regexp: missing closing ): `(`"],
    [
      "'a'.matches('(?=a)')",
      "at 12: bad pattern '(?=a)': error parsing regexp: invalid or unsupported Perl syntax: `(?=`",
    ],
    ["'a\\d' == 'a'", 'at 0: unknown escape \\d (a backslash itself is \\\\)'],
    ["'a' === 'a'", 'at 6: Expected expression after =='],
    ['request?.auth', "at 0: '?.' is not supported"],
    ['true true', "at 5: expected an operator or ',' before 'true'"],
    ['int(1,) == 1', "at 6: unexpected ','"],
    ['[1,, 2] == []', "at 3: unexpected ','"],
    ['int(1 2) == 1', "at 6: expected an operator or ',' before '2'"],
    ['true,', 'at 5: expected an expression'],
    ['', 'at 0: expected an expression'],
    ['(true, true)', 'at 0: expected one expression'],
    ['[1, 2][0:1] == [1]', 'at 8: Unclosed ['],
    ['{a: 1} == {}', "at 0: expected 'key': value in the map"],
    ["{'a', 'b'} == {}", "at 0: expected 'key': value in the map"],
    ['1 is int == true', "at 5: expected a type after 'is'"],
    ['[1].toSet() is set', "at 15: expected a type after 'is'"],
    ["bool('true')", 'at 0: there is no function bool'],
    ['1 is integer', "at 5: expected a type after 'is'"],
    ['1e3 == 1', 'at 0: 1e3 is not a number of the rules language'],
    [
      '99999999999999999999 > 1',
      'at 0: 99999999999999999999 is not a number of the rules language',
    ],
    ['~1 == 1', 'at 0: Unexpected "~"'],
    ['1 & 1 == 1', 'at 2: Unexpected "&"'],
    ['`a` == `a`', 'at 0: Unexpected "`"'],
    ['this == null', 'at 0: expected one expression'],
    ['firestore == null', "at 0: 'firestore' cannot stand alone"],
    ['firestore.getAfter(/a/b) == null', 'at 0: there is no function firestore.getAfter'],
    ['firestore.get() == null', 'at 0: firestore.get takes 1 arguments, not 0'],
    ['/a/$(request null) == null', "at 13: expected an operator or ',' before 'null'"],
    ['a => true', 'at 2: Unexpected "="'],
    ['new Date() == 1', "at 4: expected an operator or ',' before 'Date'"],
  ])('%s', (condition, expected) => {
    expect(errorInCondition(condition)).toBe(expected);
  });
});

describe('a file outside the language', () => {
  const file = (content: string) =>
    errorOf(rulesFile(content)).replace('LoadError storage.rules:', '');

  it.each([
    ['', "1:1: expected rules_version = '2'; on top"],
    ["rules_version = '1';", "1:17: expected version '2', the only one supported, found '''"],
    ["rules_version = '2';", '1:21: expected service firebase.storage, found the end'],
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
    ["rules_version = '2';\nimport x;", "2:1: unexpected 'import'"],
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
    ['match /{a=**}/{b=**} { }', '4:7: a path can hold {name=**} only once'],
    ['function f() { }', "4:16: expected 'let' or 'return', found '}'"],
    ['function f() { return g(); }', '4:23: there is no function g'],
    ['function f() { return f(); }', '4:1: f calls itself'],
    ['function f() { return g(); } function g() { return f(); }', '4:1: f calls itself'],
    [
      'function f() { return 1; } function f() { return 1; }',
      '4:28: the function f is there already',
    ],
    ['function f(a, a) { return 1; }', "4:1: 'a' is declared twice"],
    ['function f(a) { let a = 1; return a; }', "4:1: 'a' is declared twice"],
    ['function f() { let a = b; let b = 1; return a; }', "4:24: 'b' is not known"],
    ['function f(a) { return a; } allow read: if f();', '4:44: f takes 1 arguments, not 0'],
    ['match /{a} { } allow read: if a == 1;', "4:31: 'a' is not known"],
    ['function int(a) { return a; }', '4:1: int is a function of the language'],
  ])('%s', (content, expected) => {
    expect(file(content)).toBe(expected);
  });
});

describe('what is in the language', () => {
  it.each([
    'allow read;',
    "allow read, write: if request.auth != null && request.auth.token.get('admin', false);",
    '// allow everything;\n/* allow all; */ allow read: if false; // ; }',
    "match /a-b/c.d/{e}/{f=**} { allow get: if e == '}' || f[0] == ';'; }",
    "function f() { let a = {'x': [1, 2]}; return a.x[0] == 1; } allow read: if f();",
  ])('loads: %s', (content) => {
    expect(errorOf(rulesFile(content))).toBe('loaded');
  });
});
