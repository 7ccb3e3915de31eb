/**
 * The API as a process of its own against the emulators, without Hosting and the functions runtime
 * in front: prints the port it listens on. For tests and measurements of one and of several processes.
 * An argument asks for so many shops in the process, each with memory and a port of its own.
 *
 * It is the API as it was built and as it would be deployed, which starts in a third of the processor
 * time of its source.
 */
import { once } from 'node:events';

/**
 * @typedef {typeof import('../../functions/src/config.ts')
 *   & typeof import('../../functions/src/deps.ts')
 *   & typeof import('../../functions/src/http/create-app.ts')} Built
 */

/** @returns {Promise<Built>} */
const loadBuilt = async () => {
  const parts = await Promise.all(
    ['config', 'deps', 'http/create-app'].map(
      (name) => import(new URL(`../../functions/lib/${name}.js`, import.meta.url).href),
    ),
  );
  return Object.assign({}, ...parts);
};

const [count = '1'] = process.argv.slice(2);
const { readConfig, createDeps, createApp } = await loadBuilt();
const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });

/** @returns {Promise<number>} */
const open = async () => {
  const server = createApp(createDeps(config)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return address.port;
};

const ports = await Promise.all(Array.from({ length: Number(count) }, open));
process.stdout.write(`${ports.join(' ')}\n`);
process.once('SIGTERM', () => process.exit(0));
