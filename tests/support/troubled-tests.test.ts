import { describe, expect, it } from 'vitest';
import { failures, secondTries, type TriedModule } from './troubled-tests.ts';

const test = (fullName: string, state: 'passed' | 'failed', flaky: boolean, message = '') => ({
  fullName,
  diagnostic: () => ({ flaky }),
  result: () => ({ state, errors: message ? [{ message }] : undefined }),
});

const module = (
  tests: ReturnType<typeof test>[],
  errors: { message: string }[] = [],
): TriedModule => ({
  moduleId: '/shop/tests/browser/menu.test.ts',
  errors: () => errors,
  children: { allTests: () => tests },
});

const modules = [
  module([
    test('the menu > opens', 'passed', true, 'it stayed shut\n  at a line'),
    test('the menu > closes', 'failed', false, 'Not quiet:\nit stayed open\n  at another'),
    test('the menu > is there', 'passed', false),
  ]),
];

describe('tests to look into', () => {
  it('are those that passed at the second try, with what they first failed with', () => {
    expect(secondTries(modules, '/shop')).toEqual([
      'passed at the second try only, find out why: 1',
      '  tests/browser/menu.test.ts › the menu > opens: it stayed shut',
    ]);
  });

  it('are those that failed, with what they failed with', () => {
    expect(failures(modules, '/shop')).toEqual([
      'failed: 1',
      '  tests/browser/menu.test.ts › the menu > closes: Not quiet: it stayed open',
    ]);
  });

  it('are also files that could not be read', () => {
    expect(failures([module([], [{ message: 'no such export' }])], '/shop')).toEqual([
      'failed: 1',
      '  tests/browser/menu.test.ts › (the file itself): no such export',
    ]);
  });

  it('are not mentioned where there are none', () => {
    const quiet = [module([test('the menu > opens', 'passed', false)])];
    expect([...secondTries(quiet, '/shop'), ...failures(quiet, '/shop')]).toEqual([]);
  });
});
