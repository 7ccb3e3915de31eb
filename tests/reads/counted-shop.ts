import type { AddressInfo } from 'node:net';
import { getFirestore } from 'firebase-admin/firestore';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';
import type { Answer } from '../support/api-client.ts';
import { countFirestore, type Count } from './count-firestore.ts';

/**
 * The API in this process on the emulators of the environment, with a count of what it reads and
 * writes.
 */
export const startCountedShop = async () => {
  const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
  const app = createApp(createDeps(config));
  const count = countFirestore(getFirestore());
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** What one thing costs, which has to succeed. */
  const costOf = async (act: (origin: string) => Promise<Answer<unknown>>): Promise<Count> => {
    const before = { ...count };
    const { status, error } = await act(origin);
    if (status >= 400) throw new Error(JSON.stringify({ status, ...error }));
    return {
      queries: count.queries - before.queries,
      reads: count.reads - before.reads,
      writes: count.writes - before.writes,
    };
  };
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { costOf, close };
};
