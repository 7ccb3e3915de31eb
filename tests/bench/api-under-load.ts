/**
 * The API as a process of its own for measuring, which keeps its views as a deployed one does, and
 * beside it in the same process an empty Express app that answers the same bytes. Prints the two
 * ports as JSON: `{"api": …, "empty": …}`.
 *
 * `node api-under-load.ts <path>…`: the paths that the empty app answers as well.
 */
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';

const listen = async (app: Express): Promise<number> => {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
};

const config = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
const api = await listen(createApp(createDeps(config)));

const empty = express();
for (const path of process.argv.slice(2)) {
  const answer = await fetch(`http://127.0.0.1:${api}${path}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  empty.get(path.split('?')[0] ?? path, (_req, res) => {
    res.type(type).send(bytes);
  });
}

process.stdout.write(`${JSON.stringify({ api, empty: await listen(empty) })}\n`);
process.once('SIGTERM', () => process.exit(0));
