import { configDefaults, defineConfig } from 'vitest/config';
import { countReporter } from './tests/support/count-reporter.ts';
import { timeReporter } from './tests/support/time-reporter.ts';

const exclude = [...configDefaults.exclude, '**/lib/index.js', '**/.rollwell/**'];

/** Tests that talk to the one running shop: a file at a time, so that they do not starve each other. */
const withShop = (name: string, groupOrder: number, testTimeout: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude,
    globalSetup: ['tests/support/running-shop.ts'],
    fileParallelism: false,
    sequence: { groupOrder },
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
      withShop('rules', 1, 30_000),
      withShop('api', 2, 60_000),
      withShop('browser', 3, 120_000),
    ],
  },
});
