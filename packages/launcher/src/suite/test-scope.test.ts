import { describe, expect, it } from 'vitest';
import { chosenKinds, needShop, readTestArgs } from './test-scope.ts';

describe('chosenKinds', () => {
  it.each([
    [[], ['unit', 'rules', 'api', 'browser']],
    [['tests/api/order.test.ts'], ['api']],
    [
      ['tests/api/order.test.ts', 'web/src/lib/money.test.ts'],
      ['unit', 'api'],
    ],
    [['./tests/browser/buying.test.ts'], ['browser']],
    [
      ['--project', 'shop'],
      ['rules', 'api', 'browser'],
    ],
    [
      ['--project=unit', '--project=shop-apart'],
      ['unit', 'api'],
    ],
    [
      ['--project', '!unit'],
      ['rules', 'api', 'browser'],
    ],
    [['--project', 'unit', 'tests/browser/buying.test.ts'], []],
    [
      ['-t', 'functions/'],
      ['unit', 'rules', 'api', 'browser'],
    ],
    [['order'], ['unit', 'rules', 'api', 'browser']],
    [['--project=unit', '-t', 'money'], ['unit']],
    [['functions/src/domain/order.test.ts'], ['unit']],
    [['./web/src/lib', '--reporter', 'verbose'], ['unit']],
    [['scripts/spec'], ['unit']],
    [['tests/support/count-tests.test.ts'], ['unit']],
  ])('of %j are %j', (args, kinds) => {
    expect(chosenKinds(args)).toEqual(kinds);
  });
});

describe('needShop', () => {
  it('asks for one unless only tests beside the code run', () => {
    expect(needShop(['unit'])).toBe(false);
    expect(needShop([])).toBe(false);
    expect(needShop(['unit', 'rules'])).toBe(true);
  });
});

describe('readTestArgs', () => {
  it.each([
    [['--no-build', 'tests/api/order.test.ts', '-t', 'pays'], { build: false, watch: false }],
    [['tests/api/order.test.ts', '-t', 'pays', '--no-build'], { build: false, watch: false }],
    [['tests/api/order.test.ts', '--watch', '-t', 'pays'], { build: true, watch: true }],
    [['tests/api/order.test.ts', '-t', 'pays'], { build: true, watch: false }],
  ])('keeps --no-build and --watch from vitest and hands on the rest of %j', (args, flags) => {
    expect(readTestArgs(args)).toEqual({
      ...flags,
      vitestArgs: ['tests/api/order.test.ts', '-t', 'pays'],
    });
  });
});
