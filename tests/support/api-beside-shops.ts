import { startShopProcess } from './api-processes.ts';

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
  const withApi = shops.map((shop, index) => ({ ...shop, API_URL: processes[index]?.url }));
  // Read by the workers, which begin after this.
  process.env.ROLLWELL_SHOPS = JSON.stringify(withApi);
  return () => {
    for (const { stop } of processes) stop();
  };
}
