import { describe, expect, it } from 'vitest';
import { faultCount, faultsOf } from './judge.ts';

const file = 'tests/a.test.ts';
const row = (id: string, name = 'works') => ({ id, line: 'A line', proofs: [{ file, name }] });
const results = (state: string) => ({
  files: { [file]: 'same' },
  tests: [{ file, name: 'works', state }],
});
const facts = {
  ids: ['1.a'],
  rows: [row('1.a')],
  results: results('passed'),
  hashOf: (path: string) => (path === file ? 'same' : undefined),
};

describe('the check of the specification', () => {
  it('finds nothing where every line has a test that passed', () => {
    expect(faultsOf(facts)).toEqual([]);
  });

  it('finds a line without a row, and a row without a line', () => {
    expect(faultsOf({ ...facts, ids: ['1.a', '1.b'] })).toEqual(['1.b has no row.']);
    expect(faultsOf({ ...facts, ids: [] })).toEqual(['1.a is no line of the list.']);
  });

  it('finds a document without rows, which shows nothing', () => {
    expect(faultsOf({ ...facts, ids: [], rows: [] })).toEqual(['The document has no row.']);
  });

  it('finds a line that stands twice, in the list or in the document', () => {
    expect(faultsOf({ ...facts, ids: ['1.a', '1.a'] })).toHaveLength(1);
    expect(faultsOf({ ...facts, rows: [row('1.a'), row('1.a')] })).toEqual([
      '1.a has more than one row.',
    ]);
  });

  it('finds a row that names no test or says no line', () => {
    expect(faultsOf({ ...facts, rows: [{ id: '1.a', line: '', proofs: [] }] })).toEqual([
      '1.a does not say its line.',
      '1.a names no test.',
    ]);
  });

  it('finds a test that does not exist', () => {
    expect(faultsOf({ ...facts, rows: [row('1.a', 'works too')] })).toEqual([
      '1.a: the test "tests/a.test.ts › works too" does not exist.',
    ]);
  });

  it.each([
    ['skipped', 'did not run'],
    ['failed', 'did not pass'],
    ['pending', 'did not pass'],
  ])('finds a test that is %s', (state, words) => {
    expect(faultsOf({ ...facts, results: results(state) })).toEqual([
      `1.a: the test "tests/a.test.ts › works" ${words}.`,
    ]);
  });

  it('wants every test of a name to have passed', () => {
    const { tests, files } = results('passed');
    const twice = { files, tests: [...tests, ...results('failed').tests] };
    expect(faultsOf({ ...facts, results: twice })).toHaveLength(1);
  });

  it.each([
    [undefined, { [file]: 'same' }, 'does not exist'],
    ['same', {}, 'did not run in the last full run'],
    ['other', { [file]: 'same' }, 'has changed since the last full run'],
  ])('finds a file that is now %s and then was %j', (now, files, words) => {
    const faults = faultsOf({
      ...facts,
      hashOf: () => now,
      results: { ...results('passed'), files },
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });

  it('counts faults, and names the tests where a run of them may help', () => {
    expect(faultCount(['1.b has no row.'])).toBe('1 fault.');
    expect(faultCount(['a', 'b did not run in the last full run of the tests.'])).toBe(
      '2 faults; "npm test" runs all tests anew.',
    );
  });
});
