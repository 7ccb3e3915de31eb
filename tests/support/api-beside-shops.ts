import { writeFileSync } from 'node:fs';
import { startShopProcess } from './api-processes.ts';
import { heldDocuments, samplesFile } from './fresh-shop.ts';

/**
 * Runs once before all tests: gives each shop that `npm test` brought up a process of the API beside
 * it, on the same emulators, which calls reach without Hosting and the functions runtime.
 * @returns what ends them
 */
export async function setup(): Promise<(() => void) | undefined> {
  const { ROLLWELL_SHOPS: list } = process.env;
  if (list === undefined) return undefined;
  const shops = JSON.parse(list) as Record<string, string>[];
  const processes = await Promise.all(shops.map((env) => startShopProcess({ env })));
  await Promise.all(shops.map(keepSamples));
  const withApi = shops.map((shop, index) => ({ ...shop, API_URL: processes[index]?.url }));
  // Read by the workers, which begin after this.
  process.env.ROLLWELL_SHOPS = JSON.stringify(withApi);
  return () => {
    for (const { stop } of processes) stop();
  };
}

/** Writes down what a shop holds before any test, for `own-shop.ts`. */
async function keepSamples(shop: Record<string, string>): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, ROLLWELL_CLAIM: claim } = shop;
  if (host !== undefined && claim !== undefined)
    writeFileSync(samplesFile(claim), JSON.stringify(await heldDocuments(host)));
}
