/**
 * The API as a process of its own for measuring: the whole app over HTTP against the Firestore
 * emulator. Who calls is taken from the token as it is, because the Auth emulator, which would be
 * asked on every call, is no part of what is measured. Prints the port it listens on.
 *
 * `node shop-under-load.ts queue|transaction`: the shop's own stock desk, or the plain transaction
 * that it is compared with.
 */
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import type { Deps } from '../../functions/src/domain/deps.ts';
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

const measured: Deps = {
  ...deps,
  identity: {
    ...deps.identity,
    readAccessToken: (token) => Promise.resolve({ uid: token }),
    verifyAccessToken: (token) => Promise.resolve({ uid: token }),
  },
  users: { ...deps.users, get: (uid) => Promise.resolve(buyer(uid)) },
  ...(process.argv[2] === 'transaction' && {
    stock: createTransactionDesk(config.orderHoldMs),
  }),
};

const server = createApp(measured).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
