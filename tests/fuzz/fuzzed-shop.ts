import { randomUUID } from 'node:crypto';
import type { Deps } from '../../functions/src/domain/deps.ts';
import { db } from '../support/api-admin.ts';
import { startShopInProcess } from '../support/shop-in-process.ts';
import { ACCOUNTS, bearerOf, identity } from './people.ts';
import type { Watch } from './watch.ts';

/** What the fuzzed shop holds, for callers to name. */
export interface Content {
  productId: string;
  orderId: string;
  reviewId: string;
  blogId: string;
}

const openAccounts = async (deps: Deps): Promise<void> => {
  for (const account of ACCOUNTS) {
    await deps.users.open(account, Date.now());
    const role = account.uid === 'fuzz-admin' ? 'admin' : 'customer';
    // As it is meant to be, whatever an earlier run has left.
    await db.doc(`users/${account.uid}`).update({ role, disabled: false });
  }
};

const create = async (shopUrl: string, path: string, body: object): Promise<string> => {
  const response = await fetch(shopUrl + path, {
    method: 'POST',
    headers: { ...bearerOf('admin'), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { insertedId?: string };
  if (answer.insertedId === undefined) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.insertedId;
};

/** A picture that is of this shop. */
export const pictureOf = (shopUrl: string): string => `${shopUrl}/hero-640.webp`;

const fill = async (shopUrl: string): Promise<Content> => {
  const description = 'Woven microfibre on a glued core.';
  const img = pictureOf(shopUrl);
  const productId = await create(shopUrl, '/product', {
    name: `Fuzzed roller ${randomUUID().slice(0, 8)}`,
    price: 6.8,
    description,
    minOrder: 1,
    available: 900_000,
    img,
  });
  return {
    productId,
    orderId: await create(shopUrl, '/order', {
      productId,
      quantity: 1,
      customerName: 'Somebody',
      phone: '030 1234567',
      address: 'Ladder Lane 4',
      city: 'Berlin',
    }),
    reviewId: await create(shopUrl, '/review', { ratings: 5, description }),
    blogId: await create(shopUrl, '/blog', { heading: 'Fuzzed', description, img }),
  };
};

/** The whole API in this process, over the Firestore emulator, with something in it. */
export const startFuzzedShop = async (watch: Watch) => {
  const late: { deps?: Deps } = {};
  const { shopUrl, close } = await startShopInProcess({
    watch: watch.see,
    change: (deps) => {
      late.deps = {
        ...deps,
        identity,
        // Nobody loses what they need to go on.
        users: {
          ...deps.users,
          setRole: () => Promise.resolve(true),
          setDisabled: () => Promise.resolve(true),
          // Without its record an erasure never comes to its end.
          beginErasure: () => Promise.resolve(),
        },
        // Storage is no part of what is fuzzed.
        images: { ...deps.images, save: () => Promise.resolve() },
      };
      return late.deps;
    },
  });
  if (late.deps) await openAccounts(late.deps);
  return { shopUrl, close, content: await fill(shopUrl) };
};
