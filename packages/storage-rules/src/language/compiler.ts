import type jsep from 'jsep';
import { type Documents } from '../documents.ts';
import {
  compare,
  equals,
  EvaluationError,
  expectBool,
  fieldOf,
  isMap,
  supported,
  typeOf,
  type Value,
} from '../values.ts';
import { type ParsedExpression, type PathLiteral } from './expression-parser.ts';
import { type SourceText } from './source-text.ts';

export type RuleFunction = {
  readonly name: string;
  readonly offset: number;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: ParsedExpression }[];
  readonly result: ParsedExpression;
};

/** The names and functions that a block of the file declares, inside those around it. */
export type Scope = {
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly parent?: Scope;
};

/** What the names of a scope stand for in one request. */
export type Environment = {
  readonly scope: Scope;
  readonly variables: ReadonlyMap<string, Value | undefined>;
  readonly parent?: Environment;
};

/** An expression, ready to be worked out. @throws EvaluationError */
export type Evaluate = (environment: Environment, documents: Documents) => Promise<Value>;

type CompiledFunction = {
  readonly scope: Scope;
  readonly bindings: readonly { readonly name: string; readonly value: Evaluate }[];
  readonly result: Evaluate;
};

type Parsed = jsep.CoreExpression | PathLiteral;
type Place = { readonly scope: Scope; readonly offset: number };
type Operation = (left: Value, right: Value) => boolean;

const COMPARISONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['==', equals],
  ['!=', (left, right) => !equals(left, right)],
  ['<', (left, right) => compare(left, right) < 0],
  ['<=', (left, right) => compare(left, right) <= 0],
  ['>', (left, right) => compare(left, right) > 0],
  ['>=', (left, right) => compare(left, right) >= 0],
]);

/**
 * `&&` and `||` as the rules language has them: a side that decides alone decides, even when the
 * other one fails; otherwise an error stays an error.
 */
const decide =
  (deciding: boolean, sides: readonly Evaluate[]): Evaluate =>
  async (environment, documents) => {
    let failure: EvaluationError | undefined;
    for (const side of sides) {
      try {
        const value = await side(environment, documents);
        if (expectBool(value, 'a side of && or ||') === deciding) return deciding;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        failure ??= error;
      }
    }
    if (failure) throw failure;
    return !deciding;
  };

const variableOf = (environment: Environment | undefined, name: string): Value => {
  if (environment === undefined) throw new EvaluationError(`'${name}' is not there`);
  const { variables, parent } = environment;
  return variables.has(name) ? supported(variables.get(name), name) : variableOf(parent, name);
};

/**
 * Turns what was parsed into functions that work it out, and refuses what is outside the supported
 * language: a typo is an error at the start, not a refusal nobody understands.
 */
export class Compiler {
  readonly #source: SourceText;
  readonly #functions = new Map<RuleFunction, CompiledFunction | 'under way'>();

  constructor(source: SourceText) {
    this.#source = source;
  }

  /** @throws LoadError */
  expression({ root, offset }: ParsedExpression, scope: Scope): Evaluate {
    return this.#compile(root, { scope, offset });
  }

  /** A function that is declared in the scope. @throws LoadError */
  function(declared: RuleFunction, home: Scope): CompiledFunction {
    const known = this.#functions.get(declared);
    if (known === 'under way') {
      throw this.#source.error(`${declared.name} calls itself`, declared.offset);
    }
    if (known) return known;
    this.#functions.set(declared, 'under way');
    const names = new Set(declared.parameters);
    const scope: Scope = { names, functions: new Map(), parent: home };
    const bindings = declared.bindings.map(({ name, value }) => {
      const binding = { name, value: this.expression(value, scope) };
      names.add(name);
      return binding;
    });
    const compiled = { scope, bindings, result: this.expression(declared.result, scope) };
    this.#functions.set(declared, compiled);
    return compiled;
  }

  #compile(expression: jsep.Expression, place: Place): Evaluate {
    const node = expression as Parsed;
    switch (node.type) {
      case 'Literal':
        return this.#literal(node, place);
      case 'Identifier':
        return this.#name(node.name, place);
      case 'UnaryExpression': {
        const operand = this.#compile(node.argument, place);
        return async (...given) => !expectBool(await operand(...given), 'what ! negates');
      }
      case 'BinaryExpression':
        return this.#binary(node, place);
      case 'MemberExpression': {
        const object = this.#compile(node.object, place);
        const name = this.#fieldName(node, place);
        return async (...given) => fieldOf(await object(...given), name);
      }
      case 'CallExpression':
        return this.#call(node, place);
      case 'PathLiteral':
      case 'ConditionalExpression':
      case 'ArrayExpression':
      case 'ThisExpression':
      case 'Compound':
      case 'SequenceExpression':
        throw this.#source.error('this expression is not supported', place.offset);
    }
  }

  #literal({ value, raw }: jsep.Literal, { offset }: Place): Evaluate {
    if (value instanceof RegExp || (typeof value === 'number' && !/^\d{1,15}$/.test(raw))) {
      throw this.#source.error(`${raw} is not supported`, offset);
    }
    return () => Promise.resolve(value);
  }

  #name(name: string, { scope, offset }: Place): Evaluate {
    const isKnown = (from: Scope | undefined): boolean =>
      from !== undefined && (from.names.has(name) || isKnown(from.parent));
    if (!isKnown(scope)) throw this.#source.error(`'${name}' is not known`, offset);
    return (environment) => Promise.resolve(variableOf(environment, name));
  }

  #binary({ operator, left, right }: jsep.BinaryExpression, place: Place): Evaluate {
    const sides = [this.#compile(left, place), this.#compile(right, place)] as const;
    const compareSides = COMPARISONS.get(operator);
    if (compareSides === undefined) return decide(operator === '||', sides);
    return async (...given) => compareSides(await sides[0](...given), await sides[1](...given));
  }

  #fieldName({ computed, optional, property }: jsep.MemberExpression, { offset }: Place): string {
    if (computed || optional || typeof property.name !== 'string') {
      throw this.#source.error('only .name is supported behind a value', offset);
    }
    return property.name;
  }

  #call({ callee, arguments: args, optional }: jsep.CallExpression, place: Place): Evaluate {
    const called = callee as Parsed;
    if (called.type === 'Identifier') return this.#callDeclared(called.name, args, place);
    if (called.type !== 'MemberExpression' || optional) {
      throw this.#source.error('only functions can be called', place.offset);
    }
    const name = this.#fieldName(called, place);
    if (called.object.name === 'firestore') return this.#callFirestore(name, args, place);
    const [key, fallback] = args.map((argument) => this.#compile(argument, place));
    if (name !== 'get' || !key || !fallback || args.length > 2) {
      throw this.#source.error(`the method ${name} is not supported`, place.offset);
    }
    return callGet(this.#compile(called.object, place), key, fallback);
  }

  #callDeclared(name: string, args: readonly jsep.Expression[], place: Place): Evaluate {
    let home: Scope | undefined = place.scope;
    while (home && !home.functions.has(name)) home = home.parent;
    const declared = home?.functions.get(name);
    if (!home || !declared) throw this.#source.error(`there is no function ${name}`, place.offset);
    const { parameters } = declared;
    if (parameters.length !== args.length) {
      const message = `${name} takes ${parameters.length} arguments, not ${args.length}`;
      throw this.#source.error(message, place.offset);
    }
    const { scope, bindings, result } = this.function(declared, home);
    const values = args.map((argument) => this.#compile(argument, place));
    return async (environment, documents) => {
      const variables = new Map<string, Value>();
      for (const [index, value] of values.entries()) {
        variables.set(parameters[index] ?? '', await value(environment, documents));
      }
      // The body sees the names of where it is declared, not of where it is called.
      let parent: Environment | undefined = environment;
      while (parent && parent.scope !== home) parent = parent.parent;
      const inner: Environment = { scope, variables, ...(parent && { parent }) };
      for (const { name: bound, value } of bindings) {
        variables.set(bound, await value(inner, documents));
      }
      return result(inner, documents);
    };
  }

  #callFirestore(name: string, args: readonly jsep.Expression[], place: Place): Evaluate {
    const [path, ...others] = args as Parsed[];
    if (
      (name !== 'get' && name !== 'exists') ||
      path?.type !== 'PathLiteral' ||
      others.length > 0
    ) {
      throw this.#source.error('expected firestore.get(/…) or firestore.exists(/…)', place.offset);
    }
    const { segments } = path;
    const [databases, , documentsPart] = segments;
    const isDocument = segments.length >= 5 && segments.length % 2 === 1;
    if (databases !== 'databases' || documentsPart !== 'documents' || !isDocument) {
      const message = 'expected /databases/(default)/documents/{collection}/{id}';
      throw this.#source.error(message, place.offset);
    }
    const parts = segments.map((segment): Evaluate => {
      if (typeof segment === 'string') return () => Promise.resolve(segment);
      return this.#compile(segment, place);
    });
    return async (environment, documents) => {
      const texts: string[] = [];
      for (const part of parts) texts.push(partOf(await part(environment, documents)));
      const found = await documents.get(texts);
      return name === 'get' ? found : found !== null;
    };
  }
}

const partOf = (value: Value): string => {
  if (typeof value === 'string') return value;
  throw new EvaluationError(`a path cannot hold ${typeOf(value)}`);
};

/** `map.get(key, fallback)`. */
const callGet =
  (object: Evaluate, key: Evaluate, fallback: Evaluate): Evaluate =>
  async (...given) => {
    const [self, name, otherwise] = [
      await object(...given),
      await key(...given),
      await fallback(...given),
    ];
    if (!isMap(self)) throw new EvaluationError(`${typeOf(self)} has no method get()`);
    if (typeof name !== 'string') throw new EvaluationError('a key must be string');
    return self.has(name) ? fieldOf(self, name) : otherwise;
  };
