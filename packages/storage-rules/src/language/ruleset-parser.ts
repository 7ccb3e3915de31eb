import { Compiler, type Evaluate, type RuleFunction, type Scope } from './compiler.ts';
import { Cursor } from './cursor.ts';
import { type ParsedExpression, takeExpression } from './expression-parser.ts';
import { type Position, SourceText } from './source-text.ts';

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type PathPattern = readonly (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string }
)[];

export type Allow = {
  readonly at: Position;
  readonly methods: ReadonlySet<Method>;
  /** Without a condition the methods are always allowed. */
  readonly condition: Evaluate | undefined;
};

export type Block = {
  readonly scope: Scope;
  readonly allows: readonly Allow[];
  readonly matches: readonly (Block & { readonly pattern: PathPattern })[];
};

/** A loaded rules file: what is global, and the one service. */
export type Ruleset = {
  readonly fileName: string;
  readonly globals: Scope;
  readonly service: Block;
};

type ParsedAllow = Omit<Allow, 'condition'> & { condition: ParsedExpression | undefined };
type ParsedBlock = {
  readonly functions: Map<string, RuleFunction>;
  readonly allows: ParsedAllow[];
  readonly matches: (ParsedBlock & { readonly pattern: PathPattern })[];
};

const SERVICE = 'firebase.storage';
const TEXT = /[\w.~@+-]+/y;
const WILDCARD = /\{([A-Za-z_]\w*)(=\*\*)?\}/y;

const COVERED: ReadonlyMap<string, readonly Method[]> = new Map<string, readonly Method[]>([
  ...METHODS.map((method) => [method, [method]] as const),
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** Reads `read, delete: if …;` behind `allow`. */
const takeAllow = (cursor: Cursor, start: number): ParsedAllow => {
  const at = cursor.source.positionAt(start);
  const methods = new Set<Method>();
  do {
    cursor.skipBlanks();
    const wordStart = cursor.offset;
    const word = cursor.takeWord('a method such as read');
    const covered = COVERED.get(word);
    if (!covered) throw cursor.source.error(`'${word}' is not a method`, wordStart);
    for (const method of covered) methods.add(method);
  } while (cursor.skip(','));
  if (cursor.skip(';')) return { at, methods, condition: undefined };
  cursor.expect(':');
  cursor.expectWord('if');
  return { at, methods, condition: takeExpression(cursor) };
};

const takeParameters = (cursor: Cursor): string[] => {
  const parameters: string[] = [];
  cursor.expect('(');
  if (cursor.skip(')')) return parameters;
  do parameters.push(cursor.takeWord('the name of a parameter'));
  while (cursor.skip(','));
  cursor.expect(')');
  return parameters;
};

/** Reads `name(a, b) { let x = …; return …; }` behind `function`. */
const takeFunction = (cursor: Cursor, offset: number): RuleFunction => {
  const name = cursor.takeWord('the name of the function');
  const parameters = takeParameters(cursor);
  cursor.expect('{');
  const bindings: RuleFunction['bindings'][number][] = [];
  while (cursor.skipWord('let')) {
    const bound = cursor.takeWord('a name');
    cursor.expect('=');
    bindings.push({ name: bound, value: takeExpression(cursor) });
  }
  cursor.expectWord('return');
  const result = takeExpression(cursor);
  cursor.expect('}');
  return { name, offset, parameters, bindings, result };
};

const addFunction = (cursor: Cursor, start: number, known: Map<string, RuleFunction>): void => {
  const declared = takeFunction(cursor, start);
  if (known.has(declared.name)) {
    throw cursor.source.error(`the function ${declared.name} is there already`, start);
  }
  known.set(declared.name, declared);
};

/** The path behind `match`, such as `/images/{uid}/{path=**}`. */
const takePathPattern = (cursor: Cursor): PathPattern => {
  const pattern: PathPattern[number][] = [];
  cursor.skipBlanks();
  while (cursor.take(/\//y)) {
    const [, name, rest] = cursor.take(WILDCARD) ?? [];
    if (name !== undefined) {
      pattern.push({ kind: rest === undefined ? 'one' : 'rest', name });
    } else {
      const text = cursor.take(TEXT)?.[0];
      if (text === undefined) throw cursor.unexpected('a folder, {name} or {name=**}');
      pattern.push({ kind: 'text', text });
    }
  }
  if (pattern.length === 0) throw cursor.unexpected("a path that begins with '/'");
  return pattern;
};

const takeBlock = (cursor: Cursor): ParsedBlock => {
  const block: ParsedBlock = { functions: new Map(), allows: [], matches: [] };
  cursor.expect('{');
  while (!cursor.skip('}')) {
    const start = cursor.offset;
    const word = cursor.takeWord("'match', 'allow', 'function' or '}'");
    if (word === 'match') {
      block.matches.push({ pattern: takePathPattern(cursor), ...takeBlock(cursor) });
    } else if (word === 'allow') block.allows.push(takeAllow(cursor, start));
    else if (word === 'function') addFunction(cursor, start, block.functions);
    else throw cursor.source.error(`'${word}' is not known here`, start);
  }
  return block;
};

const compileBlock = (
  { functions, allows, matches }: ParsedBlock,
  names: ReadonlySet<string>,
  parent: Scope,
  compiler: Compiler,
): Block => {
  const scope: Scope = { names, functions, parent };
  for (const declared of functions.values()) compiler.function(declared, scope);
  return {
    scope,
    allows: allows.map(({ condition, ...allow }) => ({
      ...allow,
      condition: condition && compiler.expression(condition, scope),
    })),
    matches: matches.map(({ pattern, ...inner }) => {
      const wildcards = pattern.flatMap((part) => (part.kind === 'text' ? [] : [part.name]));
      return { pattern, ...compileBlock(inner, new Set(wildcards), scope, compiler) };
    }),
  };
};

/**
 * Reads a Storage rules file, version 2.
 * @throws LoadError naming file, line and column of the first thing outside the supported language
 */
export const parseRuleset = (fileName: string, text: string): Ruleset => {
  const source = new SourceText(fileName, text);
  const cursor = new Cursor(source);
  cursor.expectWord('rules_version');
  cursor.expect('=');
  cursor.skipBlanks();
  if (!cursor.take(/'2'|"2"/y)) throw cursor.unexpected("version '2', the only one supported");
  cursor.expect(';');
  cursor.expectWord('service');
  cursor.skipBlanks();
  if (!cursor.take(/firebase\.storage(?![\w.])/y)) throw cursor.unexpected(SERVICE);
  const service = takeBlock(cursor);
  if (!cursor.atEnd()) throw cursor.unexpected('the end');
  const globals: Scope = { names: new Set(['request', 'resource']), functions: new Map() };
  return {
    fileName,
    globals,
    service: compileBlock(service, new Set(), globals, new Compiler(source)),
  };
};
