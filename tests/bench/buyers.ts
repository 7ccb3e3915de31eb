import { Agent, request } from 'node:http';
import { delivery } from '../support/api-orders.ts';

export interface Try {
  status: number;
  /** Pieces that were asked for. */
  pieces: number;
  /** Milliseconds until the whole answer was there. */
  ms: number;
}

/** What a buyer asks for at once: one piece of each product. */
export type Wish = readonly [string, ...string[]];

/** The call that asks for it: a purchase where it is of several products. */
const callFor = ([productId, ...others]: Wish): [path: string, body: object] => {
  if (others.length === 0) return ['/order', { productId, quantity: 1, ...delivery }];
  const lines = [productId, ...others].map((id) => ({ productId: id, quantity: 1 }));
  return ['/order/purchase', { lines, ...delivery }];
};

const order = (url: string, agent: Agent, token: string, wish: Wish): Promise<Try> =>
  new Promise((resolve) => {
    const [path, body] = callFor(wish);
    const begun = performance.now();
    const settle = (status: number) => {
      resolve({ status, pieces: wish.length, ms: performance.now() - begun });
    };
    const call = request(
      url + path,
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
    call.end(JSON.stringify(body));
  });

export interface Rush {
  shops: readonly string[];
  /** Each buyer goes through them in turn, beginning with one of their own. */
  wishes: readonly Wish[];
  /** Who buys; without them each buyer's token is their name. */
  tokens?: readonly string[];
  buyers: number;
  tries: number;
  /** No new try begins after so many milliseconds. */
  limitMs: number;
}

/** So many buyers, each with one wish after the other, until all tries are made or time is up. */
export const rush = async ({ shops, wishes, tokens, buyers, tries, limitMs }: Rush) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const results: Try[] = [];
  const begun = performance.now();
  let left = tries;
  const buy = async (index: number): Promise<void> => {
    const shop = shops[index % shops.length] ?? '';
    const token = tokens?.[index % tokens.length] ?? `buyer-${index}`;
    for (let turn = index; left > 0 && performance.now() - begun < limitMs; turn += 1) {
      left -= 1;
      const wish = wishes[turn % wishes.length];
      if (wish) results.push(await order(shop, agent, token, wish));
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_item, index) => buy(index)));
  agent.destroy();
  return { results, seconds: (performance.now() - begun) / 1000 };
};
