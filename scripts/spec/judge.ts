import type { TestResults } from '../../tests/support/test-results.ts';
import type { Row } from './check-document.ts';

export interface Facts {
  ids: readonly string[];
  rows: readonly Row[];
  results: TestResults;
  /** The hash of a test file as it is now; `undefined` where there is none. */
  hashOf: (file: string) => string | undefined;
}

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** A test that stands several times under one name must have passed every time. */
function statesByTest({ tests }: TestResults): Map<string, Set<string>> {
  const states = new Map<string, Set<string>>();
  for (const { file, name, state } of tests) {
    const key = `${file} › ${name}`;
    states.set(key, (states.get(key) ?? new Set<string>()).add(state));
  }
  return states;
}

function rowFaults(ids: readonly string[], rows: readonly Row[]): string[] {
  const named = rows.map(({ id }) => id);
  return [
    ...(rows.length === 0 ? ['The document has no row.'] : []),
    ...repeated(ids).map((id) => `${id} stands twice in the list of lines.`),
    ...repeated(named).map((id) => `${id} has more than one row.`),
    ...ids.filter((id) => !named.includes(id)).map((id) => `${id} has no row.`),
    ...named.filter((id) => !ids.includes(id)).map((id) => `${id} is no line of the list.`),
    ...rows.filter(({ line }) => line === '').map(({ id }) => `${id} does not say its line.`),
    ...rows.filter(({ proofs }) => proofs.length === 0).map(({ id }) => `${id} names no test.`),
  ];
}

function fileFault({ results, hashOf }: Facts, file: string): string | undefined {
  const now = hashOf(file);
  if (now === undefined) return `the test file ${file} does not exist.`;
  const then = results.files[file];
  if (then === undefined) return `${file} did not run in the last full run of the tests.`;
  if (then !== now) return `${file} has changed since the last full run of the tests.`;
  return undefined;
}

/** What is wrong with the document, one sentence each; nothing when every line is proved. */
export function faultsOf(facts: Facts): string[] {
  const { ids, rows, results } = facts;
  const states = statesByTest(results);
  const faults = rowFaults(ids, rows);
  for (const { id, proofs } of rows) {
    for (const { file, name } of proofs) {
      const fault = fileFault(facts, file);
      if (fault !== undefined) {
        faults.push(`${id}: ${fault}`);
        continue;
      }
      const test = `${file} › ${name}`;
      const state = states.get(test);
      if (state === undefined) faults.push(`${id}: the test "${test}" does not exist.`);
      else if (state.has('skipped')) faults.push(`${id}: the test "${test}" did not run.`);
      else if (state.size > 1 || !state.has('passed')) {
        faults.push(`${id}: the test "${test}" did not pass.`);
      }
    }
  }
  return faults;
}

/** How many faults there are, and whether another run of the tests may mend some. */
export const faultCount = (faults: readonly string[]): string => {
  const stale = faults.some((fault) => fault.includes('last full run'));
  const many = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return `${many}${stale ? '; "npm test" runs all tests anew' : ''}.`;
};
