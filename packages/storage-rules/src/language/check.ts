import { type Block, type Ruleset } from './ast.ts';
import { NameChecker } from './name-checker.ts';
import { findRecursion } from './recursion.ts';
import { type Scope } from './scope.ts';
import { LoadError } from './source-text.ts';

const GLOBALS = ['request', 'resource'];

/**
 * Checks what can be known without a request: names, functions, methods, numbers of arguments,
 * recursion. A typo is then an error at the start, not a refusal nobody understands.
 * @throws LoadError
 */
export const checkRuleset = (ruleset: Ruleset): void => {
  const checker = new NameChecker(ruleset.fileName);
  const top: Scope = { names: new Set(GLOBALS), functions: ruleset.functions };
  checker.functions(top);
  checkBlock(ruleset.service, new Set(), top, checker);
  const looping = findRecursion(checker.calls);
  if (looping) {
    const { line, column } = looping.at;
    throw new LoadError(`${ruleset.fileName}:${line}:${column}: ${looping.name} calls itself`);
  }
};

const checkBlock = (
  block: Block,
  wildcards: ReadonlySet<string>,
  parent: Scope,
  checker: NameChecker,
): void => {
  const scope: Scope = { names: wildcards, functions: block.functions, parent };
  checker.functions(scope);
  for (const { condition } of block.allows) if (condition) checker.expression(condition, scope);
  for (const inner of block.matches) {
    const names = inner.pattern.flatMap((part) => (part.kind === 'text' ? [] : [part.name]));
    checkBlock(inner, new Set(names), scope, checker);
  }
};
