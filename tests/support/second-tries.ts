import { relative } from 'node:path';
import type { TestModule } from 'vitest/node';

/** The part of vitest's test file that tells which tests passed at a second try only. */
export type TriedModule = Pick<TestModule, 'moduleId'> & {
  children: {
    allTests: () => Iterable<{
      fullName: string;
      diagnostic: () => { flaky: boolean } | undefined;
      result: () => { errors?: readonly { message: string }[] | undefined };
    }>;
  };
};

/**
 * The tests that failed and passed when tried again, each with what it first failed with; nothing
 * where none did. Such a test counts as passed and is a defect all the same: it or the shop depends
 * on chance.
 */
export function secondTries(modules: readonly TriedModule[], root: string): string[] {
  const lines = modules.flatMap(({ moduleId, children }) =>
    [...children.allTests()]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const [reason = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
        return `  ${relative(root, moduleId)} › ${test.fullName}: ${reason}`;
      }),
  );
  if (lines.length === 0) return [];
  return [`passed at the second try only, find out why: ${lines.length}`, ...lines];
}
