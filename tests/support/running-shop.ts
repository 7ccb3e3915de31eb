/** Where the shop runs; `npm test` says it, and `npm start` uses the same. */
const SHOP_URL = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

/**
 * Runs once before the tests that talk to the shop.
 * @throws {Error} with the way out when no shop answers
 */
export async function setup(): Promise<void> {
  const answer = await fetch(`${SHOP_URL}/product?limit=1`).catch(() => undefined);
  if (answer?.ok) return;
  throw new Error(
    `No shop answers at ${SHOP_URL}: run these tests with "npm test", or start the shop first.`,
  );
}
