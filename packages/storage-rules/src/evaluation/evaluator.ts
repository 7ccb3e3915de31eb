import { type Expression } from '../language/ast.ts';
import {
  bool,
  EvaluationError,
  expectType,
  float,
  int,
  list,
  map,
  type Value,
} from '../values/value.ts';
import { fieldOf, joinPath, memberOf } from './access.ts';
import { builtins, DOCUMENT_FUNCTIONS } from './builtins.ts';
import { type Documents } from './documents.ts';
import { Environment } from './environment.ts';
import { decide } from './logic.ts';
import { callMethod } from './methods.ts';
import { applyOperator } from './operators.ts';
import { located } from './located-error.ts';

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

const NO_FUNCTIONS = new Map<string, never>();

/** Works out expressions for one request. Every method @throws EvaluationError. */
export class Evaluator {
  readonly #documents: Documents;

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** The value of the expression; an error carries the innermost place where it arose. */
  async evaluate(expression: Expression, environment: Environment): Promise<Value> {
    try {
      return await this.#evaluate(expression, environment);
    } catch (error) {
      throw located(error, expression.at);
    }
  }

  async #evaluate(node: Expression, environment: Environment): Promise<Value> {
    const value = (inner: Expression) => this.evaluate(inner, environment);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'name':
        return this.#name(node, environment);
      case 'list':
        return list(await this.#all(node.items, environment));
      case 'map':
        return map(await this.#entries(node, environment));
      case 'path':
        return joinPath(await this.#segments(node, environment));
      case 'unary':
        return this.#unary(node, await value(node.operand));
      case 'binary':
        return this.#binary(node, environment);
      case 'is':
        return isOfType(await value(node.operand), node.type);
      case 'ternary': {
        const test = expectType(await value(node.test), 'bool', 'the condition before ?');
        return value(test.value ? node.yes : node.no);
      }
      case 'field':
        return fieldOf(await value(node.object), node.name);
      case 'index':
        return memberOf(await value(node.object), await value(node.index));
      case 'call':
        return this.#call(node, await this.#all(node.args, environment), environment);
      case 'method': {
        const self = await value(node.object);
        return callMethod(self, node.name, await this.#all(node.args, environment));
      }
    }
  }

  #name({ name }: Of<'name'>, environment: Environment): Value {
    const found = environment.variable(name);
    if (found === undefined) throw new EvaluationError(`'${name}' is not known`);
    return found;
  }

  #unary({ operator }: Of<'unary'>, operand: Value): Value {
    if (operator === '!') return bool(!expectType(operand, 'bool', 'what ! negates').value);
    if (operand.type === 'float') return float(-operand.value);
    return int(-expectType(operand, 'int', 'what - negates').value);
  }

  async #binary(node: Of<'binary'>, environment: Environment): Promise<Value> {
    const { operator } = node;
    const left = () => this.evaluate(node.left, environment);
    const right = () => this.evaluate(node.right, environment);
    if (operator === '&&' || operator === '||') return bool(await decide(operator, left, right));
    return applyOperator(operator, await left(), await right());
  }

  async #call({ name }: Of<'call'>, args: Value[], environment: Environment): Promise<Value> {
    const own = environment.lookUpFunction(name);
    if (own) return this.#callDeclared(own, args);
    if (DOCUMENT_FUNCTIONS.has(name)) {
      const path = expectType(args[0], 'path', `the argument of ${name}`);
      if (name === 'firestore.get') return this.#documents.get(path);
      return bool(await this.#documents.exists(path));
    }
    const builtin = Object.hasOwn(builtins, name) ? builtins[name] : undefined;
    if (!builtin) throw new EvaluationError(`there is no function ${name}`);
    return builtin(...args);
  }

  async #callDeclared(
    { declared, home }: NonNullable<ReturnType<Environment['lookUpFunction']>>,
    args: readonly Value[],
  ): Promise<Value> {
    const variables = new Map<string, Value>();
    const inner = new Environment(variables, NO_FUNCTIONS, home);
    declared.parameters.forEach((parameter, index) => {
      const argument = args[index];
      if (argument) variables.set(parameter, argument);
    });
    for (const { name, value } of declared.bindings) {
      variables.set(name, await this.evaluate(value, inner));
    }
    return this.evaluate(declared.result, inner);
  }

  async #all(nodes: readonly Expression[], environment: Environment): Promise<Value[]> {
    const values: Value[] = [];
    for (const node of nodes) values.push(await this.evaluate(node, environment));
    return values;
  }

  async #entries({ entries }: Of<'map'>, environment: Environment): Promise<[string, Value][]> {
    const values: [string, Value][] = [];
    for (const [key, value] of entries) {
      const name = expectType(await this.evaluate(key, environment), 'string', 'a key');
      values.push([name.value, await this.evaluate(value, environment)]);
    }
    return values;
  }

  async #segments({ segments }: Of<'path'>, environment: Environment) {
    const parts: (string | Value)[] = [];
    for (const segment of segments) {
      parts.push(typeof segment === 'string' ? segment : await this.evaluate(segment, environment));
    }
    return parts;
  }
}

const isOfType = (value: Value, type: Of<'is'>['type']): Value =>
  bool(type === 'number' ? value.type === 'int' || value.type === 'float' : value.type === type);
