import { request } from '../support/api-client.ts';
import type { Count } from './count-firestore.ts';
import { startCountedShop } from './counted-shop.ts';
import { accountSteps, officeSteps, orderSteps, publicViews } from './steps.ts';

/** What each view and action reads and writes, by its name. */
export type Reads = Record<string, Pick<Count, 'reads' | 'writes'>>;

/** Does everything once at a shop of its own on the emulators of the environment, and counts. */
export const measureReads = async (): Promise<Reads> => {
  const shop = await startCountedShop();
  const reads: Reads = {};
  try {
    // Each group is prepared when those before it are done, so that nothing is counted that prepares.
    for (const prepare of [accountSteps, orderSteps, officeSteps, publicViews]) {
      const steps = await prepare();
      // Who sends a token has a process ask what others have changed of the catalogue.
      await shop.costOf((origin) => request('GET', '/product?limit=1', { origin, token: 'any' }));
      for (const { name, method, path, ...options } of steps) {
        const cost = await shop.costOf((origin) => request(method, path, { ...options, origin }));
        reads[name] = { reads: cost.reads, writes: cost.writes };
      }
    }
  } finally {
    shop.close();
  }
  return reads;
};
