/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'functions/src/domain/{orders,stock,payments}/**/*.ts',
    'functions/src/contract/{money,order-transitions}.ts',
    'functions/src/data/stock-repository.ts',
    '!**/*.{test,fixtures}.ts',
  ],
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
  thresholds: { high: 98, low: 95, break: 95 },
  tempDirName: '.cache/stryker',
};
