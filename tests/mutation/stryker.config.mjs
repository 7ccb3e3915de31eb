/**
 * What is mutated, and the order of rounds, stand in scripts/check-mutants.ts.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // The emulators are one for all: two test runs at once would only wait for each other.
  concurrency: 1,
  disableTypeChecks: true,
  // A mutant that never ends is given up after what its tests take, and this.
  timeoutMS: 10_000,
  timeoutFactor: 1.2,
  // What the quick round killed is not killed again in the long one.
  incremental: true,
  incrementalFile: 'reports/mutation-incremental.json',
  ignorePatterns: ['web/dist', 'emulator-data', '.cache', '.rollwell', 'docs', 'reports'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.cache/stryker',
};
