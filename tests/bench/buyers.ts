import { Agent, request } from 'node:http';
import { delivery } from '../support/api-orders.ts';

export interface Try {
  status: number;
  /** Milliseconds until the whole answer was there. */
  ms: number;
}

const order = (url: string, agent: Agent, token: string, productId: string): Promise<Try> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const settle = (status: number) => {
      resolve({ status, ms: performance.now() - begun });
    };
    const call = request(
      `${url}/order`,
      {
        method: 'POST',
        agent,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          settle(response.statusCode ?? 0);
        });
      },
    );
    call.once('error', () => {
      settle(0);
    });
    call.end(JSON.stringify({ productId, quantity: 1, ...delivery }));
  });

export interface Rush {
  shops: readonly string[];
  /** Each buyer goes through them in turn, beginning with one of their own. */
  productIds: readonly string[];
  /** Who buys; without them each buyer's token is their name. */
  tokens?: readonly string[];
  buyers: number;
  tries: number;
  /** No new try begins after so many milliseconds. */
  limitMs: number;
}

/** So many buyers, each ordering one piece after the other, until all tries are made or time is up. */
export const rush = async ({ shops, productIds, tokens, buyers, tries, limitMs }: Rush) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const results: Try[] = [];
  const begun = performance.now();
  let left = tries;
  const buy = async (index: number): Promise<void> => {
    const shop = shops[index % shops.length] ?? '';
    const token = tokens?.[index % tokens.length] ?? `buyer-${index}`;
    for (let turn = index; left > 0 && performance.now() - begun < limitMs; turn += 1) {
      left -= 1;
      const productId = productIds[turn % productIds.length] ?? '';
      results.push(await order(shop, agent, token, productId));
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_item, index) => buy(index)));
  agent.destroy();
  return { results, seconds: (performance.now() - begun) / 1000 };
};
