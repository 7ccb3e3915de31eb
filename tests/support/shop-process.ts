/**
 * The API as a process of its own against the emulators, without Hosting and the functions runtime
 * in front: prints the port it listens on. For tests and measurements of one and of several processes.
 * An argument asks for so many shops in the process, each with memory and a port of its own.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';

const [count = '1'] = process.argv.slice(2);
const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });

const open = async (): Promise<number> => {
  const server = createApp(createDeps(config)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const ports = await Promise.all(Array.from({ length: Number(count) }, open));
process.stdout.write(`${ports.join(' ')}\n`);
process.once('SIGTERM', () => process.exit(0));
