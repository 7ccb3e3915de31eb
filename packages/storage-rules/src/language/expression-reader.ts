import type jsep from 'jsep';
import { type ObjectExpression } from '@jsep-plugin/object';
import { type BinaryOperator, type Expression } from './ast.ts';
import { readLiteral } from './literals.ts';
import { type PathLiteral } from './path-literal.ts';
import { type LoadError, type Position, type SourceText } from './source-text.ts';
import { isTypeName } from './type-names.ts';

type Parsed = jsep.CoreExpression | ObjectExpression | PathLiteral;

const NAME = /^[A-Za-z_]\w*$/;
/** Names that are no values: what stands behind the dot is a function of the language. */
export const NAMESPACES: ReadonlySet<string> = new Set([
  'firestore',
  'timestamp',
  'duration',
  'math',
]);

/** Turns what the expression parser understood into our own tree, and refuses the rest. */
export class ExpressionReader {
  readonly #source: SourceText;
  readonly #base: number;
  readonly #starts: WeakMap<jsep.Expression, number>;

  constructor(source: SourceText, base: number, starts: WeakMap<jsep.Expression, number>) {
    this.#source = source;
    this.#base = base;
    this.#starts = starts;
  }

  /** @throws LoadError naming the nearest place known */
  read(expression: jsep.Expression, nearby: number): Expression {
    const offset = this.#offsetOf(expression) ?? nearby;
    const at = this.#source.positionAt(offset);
    const node = expression as Parsed;
    switch (node.type) {
      case 'Literal':
        return { kind: 'literal', at, value: readLiteral(node, this.#source, offset) };
      case 'Identifier':
        return { kind: 'name', at, name: this.#name(node, offset) };
      case 'ArrayExpression':
        return { kind: 'list', at, items: this.#all(node.elements, offset) };
      case 'ObjectExpression':
        return { kind: 'map', at, entries: this.#entries(node, offset) };
      case 'PathLiteral':
        return { kind: 'path', at, segments: this.#segments(node, offset) };
      case 'UnaryExpression':
        return {
          kind: 'unary',
          at,
          operator: node.operator === '!' ? '!' : '-',
          operand: this.read(node.argument, offset),
        };
      case 'BinaryExpression':
        return this.#binary(node, at, offset);
      case 'ConditionalExpression':
        return {
          kind: 'ternary',
          at,
          test: this.read(node.test, offset),
          yes: this.read(node.consequent, offset),
          no: this.read(node.alternate, offset),
        };
      case 'MemberExpression':
        return this.#member(node, at, offset);
      case 'CallExpression':
        return this.#call(node, at, offset);
      case 'ThisExpression':
      case 'Compound':
      case 'SequenceExpression':
        throw this.#refuse('expected one expression', offset);
    }
    throw this.#refuse('this expression is not supported', offset);
  }

  #binary(node: jsep.BinaryExpression, at: Position, offset: number): Expression {
    const left = this.read(node.left, offset);
    if (node.operator !== 'is') {
      const operator = node.operator as BinaryOperator;
      return { kind: 'binary', at, operator, left, right: this.read(node.right, offset) };
    }
    const type = node.right.type === 'Identifier' ? this.#name(node.right, offset) : '';
    if (!isTypeName(type)) {
      throw this.#refuse("expected a type after 'is'", this.#offsetOf(node.right) ?? offset);
    }
    return { kind: 'is', at, operand: left, type };
  }

  #member(node: jsep.MemberExpression, at: Position, offset: number): Expression {
    if (node.optional) throw this.#refuse("'?.' is not supported", offset);
    const object = this.read(node.object, offset);
    return node.computed
      ? { kind: 'index', at, object, index: this.read(node.property, offset) }
      : { kind: 'field', at, object, name: this.#name(node.property, offset) };
  }

  #call(node: jsep.CallExpression, at: Position, offset: number): Expression {
    const args = this.#all(node.arguments, offset);
    const callee = this.read(node.callee, offset);
    if (node.optional) throw this.#refuse("'?.' is not supported", offset);
    if (callee.kind === 'name') return { kind: 'call', at, name: callee.name, args };
    if (callee.kind !== 'field') throw this.#refuse('only functions can be called', offset);
    const { object, name } = callee;
    return object.kind === 'name' && NAMESPACES.has(object.name)
      ? { kind: 'call', at, name: `${object.name}.${name}`, args }
      : { kind: 'method', at, object, name, args };
  }

  #entries(node: ObjectExpression, offset: number): [Expression, Expression][] {
    return node.properties.map((property) => {
      const { computed, shorthand, key, value } = property;
      // What is no pair at all, such as a lone text, arrives here as its bare expression.
      const isPair = (property as jsep.Expression).type === 'Property';
      if (!isPair || computed || shorthand || key.type === 'Identifier' || !value) {
        throw this.#refuse("expected 'key': value in the map", offset);
      }
      return [this.read(key, offset), this.read(value, offset)];
    });
  }

  #segments(node: PathLiteral, offset: number): (string | Expression)[] {
    return node.segments.map((segment) =>
      typeof segment === 'string' ? segment : this.read(segment, offset),
    );
  }

  #all(nodes: readonly (jsep.Expression | null)[], offset: number): Expression[] {
    return nodes.map((node) => {
      if (node === null) throw this.#refuse('expected an expression', offset);
      return this.read(node, offset);
    });
  }

  #name(node: jsep.Expression, offset: number): string {
    const { name } = node;
    if (typeof name === 'string' && NAME.test(name)) return name;
    throw this.#refuse(`expected a name, made of letters, digits and _`, offset);
  }

  #offsetOf(node: jsep.Expression): number | undefined {
    const start = this.#starts.get(node);
    if (start !== undefined) return this.#base + start;
    const whole = node as Parsed;
    if (whole.type === 'BinaryExpression') return this.#offsetOf(whole.left);
    return whole.type === 'ConditionalExpression' ? this.#offsetOf(whole.test) : undefined;
  }

  #refuse(message: string, offset: number): LoadError {
    return this.#source.error(message, offset);
  }
}
