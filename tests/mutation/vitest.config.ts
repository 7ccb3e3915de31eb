import { configDefaults, defineConfig } from 'vitest/config';

/** Which tests are to judge: those beside the code alone, or those that need the emulators as well. */
const isQuick = process.env.MUTATION_TESTS === 'unit';

const withShop = {
  test: {
    name: 'api',
    include: ['tests/api/{order,payment}-*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/api/payment-page.test.ts'],
    setupFiles: ['tests/mutation/in-process-shop.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
};

/**
 * What can kill a mutant of orders, stock, payments and money: the tests beside the code first, for
 * they take milliseconds, then those that speak HTTP, to a shop in their own process.
 */
export default defineConfig({
  test: {
    root: process.cwd(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['functions/src/{domain,contract,data}/**/*.test.ts'],
          // As in vitest.config.ts: a mutated file is instrumented, and slower.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      ...(isQuick ? [] : [withShop]),
    ],
  },
});
