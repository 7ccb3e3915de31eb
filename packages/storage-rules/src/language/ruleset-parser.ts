import { type Block, type Match, type RuleFunction, type Ruleset } from './ast.ts';
import { takeAllow } from './allow-parser.ts';
import { checkRuleset } from './check.ts';
import { Cursor } from './cursor.ts';
import { takeFunction } from './function-parser.ts';
import { takePathPattern } from './path-pattern.ts';
import { SourceText } from './source-text.ts';

const SERVICE = 'firebase.storage';

const takeBlock = (cursor: Cursor): Block => {
  const functions = new Map<string, RuleFunction>();
  const allows: Block['allows'][number][] = [];
  const matches: Match[] = [];
  cursor.expect('{');
  while (!cursor.skip('}')) {
    const start = cursor.offset;
    const word = cursor.takeWord("'match', 'allow', 'function' or '}'");
    if (word === 'match') matches.push(takeMatch(cursor, start));
    else if (word === 'allow') allows.push(takeAllow(cursor, start));
    else if (word === 'function') addFunction(cursor, start, functions);
    else throw cursor.source.error(`'${word}' is not known here`, start);
  }
  return { functions, allows, matches };
};

const takeMatch = (cursor: Cursor, start: number): Match => {
  const at = cursor.source.positionAt(start);
  const pattern = takePathPattern(cursor);
  return { at, pattern, ...takeBlock(cursor) };
};

const addFunction = (cursor: Cursor, start: number, known: Map<string, RuleFunction>): void => {
  const declared = takeFunction(cursor, start);
  if (known.has(declared.name)) {
    throw cursor.source.error(`the function ${declared.name} is there already`, start);
  }
  known.set(declared.name, declared);
};

const takeVersion = (cursor: Cursor): void => {
  const start = cursor.offset;
  cursor.skipBlanks();
  if (cursor.peekWord() !== 'rules_version') {
    throw cursor.source.error("expected rules_version = '2'; on top", start);
  }
  cursor.takeWord('rules_version');
  cursor.expect('=');
  cursor.skipBlanks();
  if (!cursor.take(/'2'|"2"/y)) throw cursor.unexpected("version '2', the only one supported");
  cursor.expect(';');
};

const takeService = (cursor: Cursor): Block => {
  cursor.skipBlanks();
  if (!cursor.take(/firebase\.storage(?![\w.])/y)) throw cursor.unexpected(SERVICE);
  return takeBlock(cursor);
};

/**
 * Reads a Storage rules file, version 2.
 * @throws LoadError naming file, line and column of the first thing outside the supported language
 */
export const parseRuleset = (fileName: string, text: string): Ruleset => {
  const cursor = new Cursor(new SourceText(fileName, text));
  const functions = new Map<string, RuleFunction>();
  let service: Block | undefined;
  takeVersion(cursor);
  while (!cursor.atEnd()) {
    const start = cursor.offset;
    const word = cursor.takeWord("'service' or 'function'");
    if (word === 'function') addFunction(cursor, start, functions);
    else if (word === 'service' && service === undefined) service = takeService(cursor);
    else throw cursor.source.error(`unexpected '${word}'`, start);
  }
  if (service === undefined) throw cursor.unexpected(`service ${SERVICE}`);
  const ruleset = { fileName, functions, service };
  checkRuleset(ruleset);
  return ruleset;
};
