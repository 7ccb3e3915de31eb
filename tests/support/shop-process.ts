/**
 * The API as a process of its own against the emulators, without Hosting and the functions runtime
 * in front: prints the port it listens on. For tests and measurements of one and of several processes.
 */
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';

const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
const server = createApp(createDeps(config)).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
