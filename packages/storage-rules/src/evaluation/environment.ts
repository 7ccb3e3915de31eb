import { type RuleFunction } from '../language/ast.ts';
import { type Value } from '../values/value.ts';

/** Names and functions that an expression sees: its own block's first, then those around it. */
export class Environment {
  readonly #variables: ReadonlyMap<string, Value>;
  readonly #functions: ReadonlyMap<string, RuleFunction>;
  readonly #parent: Environment | undefined;

  constructor(
    variables: ReadonlyMap<string, Value>,
    functions: ReadonlyMap<string, RuleFunction>,
    parent?: Environment,
  ) {
    this.#variables = variables;
    this.#functions = functions;
    this.#parent = parent;
  }

  variable(name: string): Value | undefined {
    return this.#variables.get(name) ?? this.#parent?.variable(name);
  }

  /** The function and the environment in which it was declared, which is the one its body sees. */
  lookUpFunction(name: string): { declared: RuleFunction; home: Environment } | undefined {
    const declared = this.#functions.get(name);
    return declared ? { declared, home: this } : this.#parent?.lookUpFunction(name);
  }
}
