/**
 * Gives the test files of one worker a shop of their own, before they look for it: `npm test` brings
 * up one for each worker, so that files need not care what others do to theirs at the same time.
 */
const shops = JSON.parse(process.env.ROLLWELL_SHOPS ?? '[]') as Record<string, string>[];
Object.assign(process.env, shops[Number(process.env.VITEST_POOL_ID) - 1]);
