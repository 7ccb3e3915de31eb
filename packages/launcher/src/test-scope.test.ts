import { describe, expect, it } from 'vitest';
import { needsShop, readTestArgs } from './test-scope.ts';

describe('needsShop', () => {
  it.each([
    [[]],
    [['tests/api/order.test.ts']],
    [['tests/api/order.test.ts', 'web/src/lib/money.test.ts']],
    [['--project', 'api']],
    [['--project=unit', '--project=rules']],
    [['--project', '!browser']],
    [['-t', 'functions/']],
    [['order']],
  ])('is so for %j', (args) => {
    expect(needsShop(args)).toBe(true);
  });

  it.each([
    [['--project', 'unit']],
    [['--project=unit', '-t', 'money']],
    [['functions/src/domain/order.test.ts']],
    [['./web/src/lib', '--reporter', 'verbose']],
    [['scripts/spec']],
  ])('is not so for %j', (args) => {
    expect(needsShop(args)).toBe(false);
  });
});

describe('readTestArgs', () => {
  it.each([
    [['--no-build', 'tests/api/order.test.ts', '-t', 'pays'], false],
    [['tests/api/order.test.ts', '-t', 'pays', '--no-build'], false],
    [['tests/api/order.test.ts', '-t', 'pays'], true],
  ])('keeps --no-build from vitest and hands on the rest of %j', (args, build) => {
    expect(readTestArgs(args)).toEqual({
      build,
      vitestArgs: ['tests/api/order.test.ts', '-t', 'pays'],
    });
  });
});
