import { relative } from 'node:path';
import type { TestModule } from 'vitest/node';

interface TriedTest {
  fullName: string;
  diagnostic: () => { flaky: boolean } | undefined;
  result: () => { state: string; errors?: readonly { message: string }[] | undefined };
}

/** The part of vitest's test file that tells which of its tests are to be looked into. */
export type TriedModule = Pick<TestModule, 'moduleId'> & {
  errors: () => readonly { message: string }[];
  children: { allTests: () => Iterable<TriedTest> };
};

/** The first line of what went wrong, and the next where that one only announces it. */
const firstLine = (errors: readonly { message: string }[] | undefined): string => {
  const [first = '', next = ''] = errors?.[0]?.message.split('\n') ?? [];
  return first.endsWith(':') ? `${first} ${next}` : first;
};

const named = (
  { moduleId, children }: TriedModule,
  root: string,
  isMeant: (test: TriedTest) => boolean | undefined,
) =>
  [...children.allTests()]
    .filter(isMeant)
    .map(
      (test) =>
        `  ${relative(root, moduleId)} › ${test.fullName}: ${firstLine(test.result().errors)}`,
    );

/** What a file failed with before any of its tests ran. */
const unread = (module: TriedModule, root: string) =>
  module.errors().length === 0
    ? []
    : [`  ${relative(root, module.moduleId)} › (the file itself): ${firstLine(module.errors())}`];

const headed = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}: ${lines.length}`, ...lines];

/**
 * The tests that failed and passed when tried again, each with what it first failed with; nothing
 * where none did. Such a test counts as passed and is a defect all the same: it or the shop depends
 * on chance.
 */
export const secondTries = (modules: readonly TriedModule[], root: string): string[] =>
  headed(
    'passed at the second try only, find out why',
    modules.flatMap((module) => named(module, root, (test) => test.diagnostic()?.flaky)),
  );

/**
 * The tests that failed, each with what it failed with, and the files that could not be read;
 * nothing where none did. `.ci/run` reads these lines and says them again at its end.
 */
export const failures = (modules: readonly TriedModule[], root: string): string[] =>
  headed(
    'failed',
    modules.flatMap((module) => [
      ...unread(module, root),
      ...named(module, root, (test) => test.result().state === 'failed'),
    ]),
  );
