import { type TypeName, type Value } from '../values/value.ts';
import { type Position } from './source-text.ts';

type Node<Kind extends string, Rest> = { readonly kind: Kind; readonly at: Position } & Rest;

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression =
  | Node<'literal', { readonly value: Value }>
  | Node<'list', { readonly items: readonly Expression[] }>
  | Node<'map', { readonly entries: readonly (readonly [Expression, Expression])[] }>
  | Node<'path', { readonly segments: readonly (string | Expression)[] }>
  | Node<'name', { readonly name: string }>
  | Node<'unary', { readonly operator: '!' | '-'; readonly operand: Expression }>
  | Node<
      'binary',
      { readonly operator: BinaryOperator; readonly left: Expression; readonly right: Expression }
    >
  | Node<'is', { readonly operand: Expression; readonly type: TypeName | 'number' }>
  | Node<
      'ternary',
      { readonly test: Expression; readonly yes: Expression; readonly no: Expression }
    >
  | Node<'field', { readonly object: Expression; readonly name: string }>
  | Node<'index', { readonly object: Expression; readonly index: Expression }>
  /** A function of the rules file, or one of the language such as `firestore.get`. */
  | Node<'call', { readonly name: string; readonly args: readonly Expression[] }>
  | Node<
      'method',
      { readonly object: Expression; readonly name: string; readonly args: readonly Expression[] }
    >;

export type RuleFunction = {
  readonly name: string;
  readonly at: Position;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
};

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type Allow = {
  readonly at: Position;
  readonly methods: ReadonlySet<Method>;
  /** Without a condition the methods are always allowed. */
  readonly condition: Expression | undefined;
};

export type PathPattern = readonly (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string }
)[];

export type Block = {
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
};

export type Match = Block & { readonly at: Position; readonly pattern: PathPattern };

/** A loaded rules file: functions at the top, then the one service. */
export type Ruleset = {
  readonly fileName: string;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly service: Block;
};
