/**
 * The API as a process of its own for measuring: the whole app over HTTP against the Firestore
 * emulator. Who calls is taken from the token as it is, because the Auth emulator, which would be
 * asked on every call, is no part of what is measured. Nor is what each buyer has on hold: reading it
 * takes two queries for each buyer and ten seconds, for which Firestore has indexes and the emulator
 * looks through every order and every entry of the log. Prints the port it listens on.
 *
 * `node shop-under-load.ts queue|transaction`: the shop's own stock desk, or the plain transaction
 * that it is compared with.
 */
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { openFirestore } from '../../functions/src/data/firestore.ts';
import { createStockRepository } from '../../functions/src/data/stock-repository.ts';
import type { Deps } from '../../functions/src/domain/deps.ts';
import { boundedDesk } from '../../functions/src/domain/stock/bounded-desk.ts';
import { Standings } from '../../functions/src/domain/stock/standings.ts';
import { createStockDesk } from '../../functions/src/domain/stock/stock-desk.ts';
import { createApp } from '../../functions/src/http/create-app.ts';
import { createTransactionDesk } from './transaction-desk.ts';

const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
const deps = createDeps(config);

const buyer = (uid: string) => ({
  _id: uid,
  email: `${uid}@bench.example`,
  displayName: uid,
  phone: '',
  address: '',
  city: '',
  education: '',
  linkedIn: '',
  github: '',
  imageLink: '',
  role: 'customer' as const,
  disabled: false,
  createdAt: '',
});

const NOTHING_ON_HOLD = { openOrders: 0, unpaidPieces: 0, ranOut: 0, placedLately: 0 };

const queueDesk = () => {
  const stock = createStockRepository(openFirestore());
  const { now } = deps;
  const { orderHoldMs } = config;
  const standings = new Standings({ of: () => Promise.resolve(NOTHING_ON_HOLD) }, now);
  return boundedDesk(createStockDesk({ stock, now, orderHoldMs }), standings, orderHoldMs);
};

const measured: Deps = {
  ...deps,
  identity: {
    ...deps.identity,
    readAccessToken: (token) => Promise.resolve({ uid: token }),
    verifyAccessToken: (token) => Promise.resolve({ uid: token }),
  },
  users: { ...deps.users, get: (uid) => Promise.resolve(buyer(uid)) },
  stock:
    process.argv[2] === 'transaction' ? createTransactionDesk(config.orderHoldMs) : queueDesk(),
};

const server = createApp(measured).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
