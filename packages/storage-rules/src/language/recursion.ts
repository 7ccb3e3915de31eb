import { type RuleFunction } from './ast.ts';

/** A function that ends up calling itself, which the language forbids; undefined when there is none. */
export const findRecursion = (
  calls: ReadonlyMap<RuleFunction, readonly RuleFunction[]>,
): RuleFunction | undefined => {
  const reaches = (from: RuleFunction, target: RuleFunction, seen: Set<RuleFunction>): boolean =>
    (calls.get(from) ?? []).some((callee) => {
      if (callee === target) return true;
      if (seen.has(callee)) return false;
      seen.add(callee);
      return reaches(callee, target, seen);
    });
  return [...calls.keys()].find((declared) => reaches(declared, declared, new Set()));
};
