import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { countReporter } from './tests/support/count-reporter.ts';
import { MixedOrder } from './tests/support/mixed-order.ts';
import { timeReporter } from './tests/support/time-reporter.ts';

const exclude = [...configDefaults.exclude, '**/lib/index.js', '**/.rollwell/**', '**/.cache/**'];

/** The shops that `npm test` brought up; one that runs anyhow counts as well. */
const shops = JSON.parse(process.env.ROLLWELL_SHOPS ?? '[{}]') as unknown[];

/** How often a test is tried again when it fails; `.ci/run` allows one. */
const retry = Number(process.env.TEST_RETRIES ?? 0);

/** Tests of the API that work with another database or at other addresses than the rest. */
const apart = ['fuzz', 'plain-emulators', 'webhook-storm'].map(
  (name) => `tests/api/${name}.test.ts`,
);

/** Milliseconds; for a browser on a laptop that does much else. */
const testTimeout = 120_000;

/**
 * Tests that talk to a running shop: as many files at a time as there are shops, each worker with
 * its own.
 */
const withShop = {
  globalSetup: ['tests/support/running-shop.ts'],
  setupFiles: ['tests/support/own-shop.ts'],
  maxWorkers: shops.length,
  testTimeout,
  hookTimeout: 2 * testTimeout,
  retry,
  // A shop on a busy laptop answers late; a second, the default, is for what happens in memory. What
  // a page shows costs little to ask for.
  expect: { poll: { timeout: testTimeout / 4, interval: 40 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: MixedOrder },
    reporters: ['default', timeReporter(), countReporter],
    globalSetup: ['tests/support/api-beside-shops.ts', 'tests/support/answer-coverage.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{functions,web,packages,scripts}/**/*.test.{ts,tsx}',
            'tests/{bench,fuzz,histories,simulation,support}/**/*.test.ts',
          ],
          exclude,
          setupFiles: ['tests/support/reset-modules.ts'],
          isolate: false,
          // Some wait for a clock or for what they started. Vitest by itself leaves a core free, which
          // is half of a small machine.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
          testTimeout: 20_000,
          retry,
        },
      },
      // A worker does one file after the other without starting anew, of whatever kind it is, and one
      // browser serves all of them.
      {
        test: {
          ...withShop,
          name: 'shop',
          include: ['tests/{rules,api,browser}/**/*.test.ts'],
          exclude: [...exclude, ...apart],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withShop,
          name: 'shop-apart',
          include: apart,
          exclude,
          isolate: true,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
