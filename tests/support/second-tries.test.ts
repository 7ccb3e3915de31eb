import { describe, expect, it } from 'vitest';
import { secondTries, type TriedModule } from './second-tries.ts';

const test = (fullName: string, flaky: boolean, message = '') => ({
  fullName,
  diagnostic: () => ({ flaky }),
  result: () => ({ errors: message ? [{ message }] : undefined }),
});

const module = (...tests: ReturnType<typeof test>[]): TriedModule => ({
  moduleId: '/shop/tests/browser/menu.test.ts',
  children: { allTests: () => tests },
});

describe('tests that pass at the second try', () => {
  it('are named with what they first failed with', () => {
    const modules = [
      module(test('the menu > opens', true, 'it stayed shut\n  at a line'), test('closes', false)),
    ];
    expect(secondTries(modules, '/shop')).toEqual([
      'passed at the second try only, find out why: 1',
      '  tests/browser/menu.test.ts › the menu > opens: it stayed shut',
    ]);
  });

  it('are not mentioned where there are none', () => {
    expect(secondTries([module(test('the menu > opens', false))], '/shop')).toEqual([]);
  });
});
