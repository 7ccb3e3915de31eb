import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { countReporter } from './tests/support/count-reporter.ts';
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

interface ShopProject {
  testTimeout: number;
  /** How often `expect.poll` looks: what a page shows costs less to ask for than what a shop answers. */
  pollMs?: number;
  include?: string[];
  exclude?: string[];
  isolate?: boolean;
}

/**
 * Tests that talk to a running shop: as many files at a time as there are shops, each worker with
 * its own. A worker does one file after the other without starting anew, and one browser serves all
 * of them; only what has to be kept apart is isolated.
 */
const withShop = (
  name: string,
  {
    testTimeout,
    include = [`tests/${name}/**/*.test.ts`],
    exclude: left = [],
    isolate = false,
    pollMs = 100,
  }: ShopProject,
) => ({
  test: {
    name,
    include,
    exclude: [...exclude, ...left],
    globalSetup: ['tests/support/running-shop.ts'],
    setupFiles: ['tests/support/own-shop.ts'],
    isolate,
    maxWorkers: shops.length,
    sequence: { groupOrder: 1 },
    testTimeout,
    hookTimeout: 2 * testTimeout,
    retry,
    // A shop on a busy laptop answers late; a second, the default, is for what happens in memory.
    expect: { poll: { timeout: testTimeout / 4, interval: pollMs } },
  },
});

export default defineConfig({
  test: {
    reporters: ['default', timeReporter(), countReporter],
    globalSetup: ['tests/support/api-beside-shops.ts', 'tests/support/met-answers.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{functions,web,packages,scripts}/**/*.test.{ts,tsx}',
            'tests/{bench,simulation,support}/**/*.test.ts',
          ],
          exclude,
          setupFiles: ['tests/support/begin-anew.ts'],
          isolate: false,
          // Vitest leaves one core free, which is half of a small machine.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          testTimeout: 20_000,
          retry,
        },
      },
      withShop('rules', { testTimeout: 30_000 }),
      withShop('api', { testTimeout: 60_000, exclude: apart }),
      withShop('api-apart', { testTimeout: 60_000, include: apart, isolate: true }),
      withShop('browser', { testTimeout: 120_000, pollMs: 40 }),
    ],
  },
});
