import { builtinArity } from '../evaluation/builtins.ts';
import { isMethod } from '../evaluation/methods.ts';
import { compilePattern } from '../evaluation/regex.ts';
import { type Expression, type RuleFunction } from './ast.ts';
import { innerExpressions } from './inner-expressions.ts';
import { NAMESPACES } from './expression-reader.ts';
import { type Scope } from './scope.ts';
import { LoadError, type Position } from './source-text.ts';

const MAX_BINDINGS = 10;
const PATTERN_METHODS = new Set(['matches', 'split', 'replace']);

const knows = (scope: Scope, name: string): boolean =>
  scope.names.has(name) || (scope.parent !== undefined && knows(scope.parent, name));

const functionOf = (scope: Scope, name: string): RuleFunction | undefined =>
  scope.functions.get(name) ?? (scope.parent && functionOf(scope.parent, name));

/** Finds names, functions and methods that do not exist. Every method @throws LoadError. */
export class NameChecker {
  readonly #fileName: string;
  /** Which declared functions each declared function calls; filled while checking. */
  readonly calls = new Map<RuleFunction, RuleFunction[]>();
  #caller: RuleFunction | undefined;

  constructor(fileName: string) {
    this.#fileName = fileName;
  }

  /** The functions declared in a scope. */
  functions(scope: Scope): void {
    for (const declared of scope.functions.values()) {
      this.#caller = declared;
      this.calls.set(declared, []);
      this.#body(declared, scope);
      this.#caller = undefined;
    }
  }

  expression(node: Expression, scope: Scope): void {
    if (node.kind === 'name') this.#name(node.name, node.at, scope);
    if (node.kind === 'call') this.#call(node.name, node.args.length, node.at, scope);
    if (node.kind === 'method') this.#method(node);
    for (const inner of innerExpressions(node)) this.expression(inner, scope);
  }

  #body(declared: RuleFunction, home: Scope): void {
    const { parameters, bindings, at } = declared;
    if (builtinArity(declared.name) !== undefined) {
      throw this.#error(`${declared.name} is a function of the language`, at);
    }
    if (bindings.length > MAX_BINDINGS) {
      throw this.#error(`a function can hold ${MAX_BINDINGS} let at most`, at);
    }
    const names = new Set<string>();
    const add = (name: string) => {
      if (names.has(name)) throw this.#error(`'${name}' is declared twice`, at);
      names.add(name);
    };
    parameters.forEach(add);
    const scope: Scope = { names, functions: new Map(), parent: home };
    for (const { name, value } of bindings) {
      this.expression(value, scope);
      add(name);
    }
    this.expression(declared.result, scope);
  }

  #name(name: string, at: Position, scope: Scope): void {
    if (NAMESPACES.has(name)) throw this.#error(`'${name}' cannot stand alone`, at);
    if (!knows(scope, name)) throw this.#error(`'${name}' is not known`, at);
  }

  #call(name: string, given: number, at: Position, scope: Scope): void {
    const declared = functionOf(scope, name);
    const wanted = declared ? declared.parameters.length : builtinArity(name);
    if (wanted === undefined) throw this.#error(`there is no function ${name}`, at);
    if (wanted !== given) {
      throw this.#error(`${name} takes ${wanted} arguments, not ${given}`, at);
    }
    if (declared && this.#caller) this.calls.get(this.#caller)?.push(declared);
  }

  #method({ name, args, at }: Extract<Expression, { kind: 'method' }>): void {
    if (!isMethod(name, args.length)) {
      throw this.#error(`there is no method ${name} with ${args.length} arguments`, at);
    }
    const [pattern] = args;
    if (!PATTERN_METHODS.has(name) || pattern?.kind !== 'literal') return;
    if (pattern.value.type !== 'string') throw this.#error('a pattern must be a string', at);
    try {
      compilePattern(pattern.value.value);
    } catch (error) {
      throw this.#error(error instanceof Error ? error.message : String(error), pattern.at);
    }
  }

  #error(message: string, { line, column }: Position): LoadError {
    return new LoadError(`${this.#fileName}:${line}:${column}: ${message}`);
  }
}
