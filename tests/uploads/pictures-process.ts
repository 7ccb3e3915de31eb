/**
 * The function that takes pictures as a process of its own, without Hosting and the functions
 * runtime in front: prints the port it listens on.
 */
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';

const deps = createDeps(readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' }));
const server = createApp(deps, { parts: ['pictures'] }).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
