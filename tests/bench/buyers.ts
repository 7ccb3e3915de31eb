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
  productId: string;
  buyers: number;
  tries: number;
  /** No new try begins after so many milliseconds. */
  limitMs: number;
}

/** So many buyers, each ordering one piece after the other, until all tries are made or time is up. */
export const rush = async ({ shops, productId, buyers, tries, limitMs }: Rush) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const results: Try[] = [];
  const begun = performance.now();
  let left = tries;
  const buy = async (index: number): Promise<void> => {
    const shop = shops[index % shops.length] ?? '';
    while (left > 0 && performance.now() - begun < limitMs) {
      left -= 1;
      results.push(await order(shop, agent, `buyer-${index}`, productId));
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_item, index) => buy(index)));
  agent.destroy();
  return { results, seconds: (performance.now() - begun) / 1000 };
};
