import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';

/**
 * The API in this process on a database and by a clock of the caller's choice, until the file's tests are
 * over; gives its origin.
 */
export async function startAppOn(db: Firestore, now = Date.now): Promise<string> {
  const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
  const httpClient = Stripe.createNodeHttpClient();
  const server = createServer(createApp(createDeps(config, now, { db, httpClient })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ABORTED = 10;

/** A database of which one call is another. */
const changed = (db: Firestore, name: keyof Firestore, other: unknown): Firestore =>
  new Proxy(db, {
    get: (target, asked) => {
      if (asked === name) return other;
      const value: unknown = Reflect.get(target, asked, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

const refuse = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('too much contention'), { code: ABORTED }));

/** A database in a rush: it reads as ever, and somebody else is always faster to commit. */
export const concurrently = (db: Firestore): Firestore =>
  changed(db, 'batch', () => Object.assign(db.batch(), { commit: refuse }));

/** A database in which somebody does something just before each transaction begins. */
export const contended = (db: Firestore, deed: () => Promise<unknown>): Firestore => {
  const run: Firestore['runTransaction'] = async (work, options) => {
    await deed();
    return db.runTransaction(work, options);
  };
  return changed(db, 'runTransaction', run);
};
