/**
 * The function `api` itself as a process of its own, with what it writes for the log on its outputs:
 * prints the port it listens on first.
 */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { api } from '../../functions/src/index.ts';

const app = express();
app.use(express.raw({ type: () => true, limit: '6mb' }), async (req, res) => {
  const body: unknown = req.body;
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  await api(Object.assign(req, { rawBody }), res);
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
