/**
 * The API as a process of its own for measuring: the whole app over HTTP against the Firestore
 * emulator. Who calls is taken from the token as it is, because the Auth emulator, which would be
 * asked on every call, is no part of what is measured. Nor is what each buyer has on hold: reading it
 * takes two queries for each buyer and ten seconds, for which Firestore has indexes and the emulator
 * looks through every order and every entry of the log. Prints the port it listens on.
 *
 * `node shop-under-load.ts queue|transaction`: the shop's own inventory, or the plain transaction
 * that it is compared with.
 */
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { openFirestore } from '../../functions/src/data/firestore/firestore.ts';
import { createStockRepository } from '../../functions/src/data/products/stock-repository.ts';
import type { Deps } from '../../functions/src/domain/deps.ts';
import { limitedInventory } from '../../functions/src/domain/stock/limited-inventory.ts';
import { CustomerHolds } from '../../functions/src/domain/stock/customer-holds.ts';
import { createInventory } from '../../functions/src/domain/stock/inventory.ts';
import { createApp } from '../../functions/src/http/create-app.ts';
import { createTransactionInventory } from './transaction-inventory.ts';

const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
const deps = createDeps(config);

const buyer = (uid: string) => ({
  _id: uid,
  email: `${uid}@bench.example`,
  displayName: uid,
  phone: '',
  address: '',
  city: '',
  ...({ postcode: '', country: '', company: '', vatNumber: '' } as const),
  education: '',
  linkedIn: '',
  github: '',
  imageLink: '',
  role: 'customer' as const,
  disabled: false,
  createdAt: '',
});

const NOTHING_ON_HOLD = { openOrders: 0, unpaidPieces: 0, ranOut: 0, placedLately: 0 };

const queueInventory = () => {
  const stock = createStockRepository(openFirestore());
  const { now } = deps;
  const { orderHoldMs } = config;
  const customerHolds = new CustomerHolds({ of: () => Promise.resolve(NOTHING_ON_HOLD) }, now);
  return limitedInventory(createInventory({ stock, now, orderHoldMs }), customerHolds, orderHoldMs);
};

const measured: Deps = {
  ...deps,
  // They are written, and not sent, which the functions beside would do meanwhile.
  mailPolicy: {
    recipientOf: (uid, to) => Promise.resolve({ to, withheld: 'unverified', uid }),
  },
  identity: {
    ...deps.identity,
    readAccessToken: (token) => Promise.resolve({ uid: token }),
    verifyAccessToken: (token) => Promise.resolve({ uid: token }),
  },
  users: { ...deps.users, get: (uid) => Promise.resolve(buyer(uid)) },
  stock:
    process.argv[2] === 'transaction'
      ? createTransactionInventory(config.orderHoldMs)
      : queueInventory(),
};

const server = createApp(measured).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
