import { configDefaults, defineConfig } from 'vitest/config';
import { countReporter } from './tests/support/count-reporter.ts';
import { timeReporter } from './tests/support/time-reporter.ts';

const exclude = [...configDefaults.exclude, '**/lib/index.js', '**/.rollwell/**'];

/** The shops that `npm test` brought up; one that runs anyhow counts as well. */
const shops = JSON.parse(process.env.ROLLWELL_SHOPS ?? '[{}]') as unknown[];

/**
 * Tests that talk to a running shop: as many files at a time as there are shops, each worker with
 * its own. Where files need not be kept apart, a worker does one after the other without starting
 * anew, and one browser serves all of them.
 */
const withShop = (
  name: string,
  { isolate, testTimeout }: { isolate: boolean; testTimeout: number },
) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude,
    globalSetup: ['tests/support/running-shop.ts'],
    setupFiles: ['tests/support/own-shop.ts'],
    isolate,
    maxWorkers: shops.length,
    sequence: { groupOrder: 1 },
    testTimeout,
    hookTimeout: 2 * testTimeout,
    // A shop on a busy laptop answers late; a second, the default, is for what happens in memory.
    expect: { poll: { timeout: testTimeout / 4, interval: 100 } },
  },
});

export default defineConfig({
  test: {
    reporters: ['default', timeReporter(), countReporter],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{functions,web,packages,scripts}/**/*.test.{ts,tsx}',
            'tests/support/**/*.test.ts',
          ],
          exclude,
          sequence: { groupOrder: 0 },
          testTimeout: 20_000,
        },
      },
      withShop('rules', { isolate: false, testTimeout: 30_000 }),
      // Some of them run the shop's own code in their process, each with another database.
      withShop('api', { isolate: true, testTimeout: 60_000 }),
      withShop('browser', { isolate: false, testTimeout: 120_000 }),
    ],
  },
});
