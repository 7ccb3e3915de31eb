import { type RuleFunction } from './ast.ts';

/** The names and functions that can be used at a place of the file. */
export type Scope = {
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly parent?: Scope;
};
