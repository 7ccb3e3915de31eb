/**
 * Runs the API and the payment simulator inside the test's own process, on the emulators' Firestore
 * and Auth, and sends the tests there. A mutant is switched on in that process alone, so a shop that
 * runs elsewhere would never show it.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createSimulator } from '@rollwell/payment-simulator';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';

const listen = (server: Server, port = 0): Promise<string> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

const freePort = async (): Promise<number> => {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
};

/** The app needs the addresses of both servers, and they need it. */
const late: { app?: RequestListener } = {};
const shop = createServer((request, response) => late.app?.(request, response));
const shopUrl = await listen(shop);
const port = await freePort();
const simulatorUrl = `http://127.0.0.1:${port}`;
const simulator = createSimulator({
  baseUrl: simulatorUrl,
  webhook: { url: `${shopUrl}/payment/webhook`, secret: 'whsec_simulator' },
});
await listen(simulator, port);

// Read by tests/support and by the shop's own configuration.
Object.assign(process.env, {
  FUNCTIONS_EMULATOR: 'true',
  SHOP_URL: shopUrl,
  STRIPE_API_BASE: simulatorUrl,
});
late.app = createApp(createDeps(readConfig(process.env)));

afterAll(() => {
  for (const server of [shop, simulator]) {
    server.close();
    server.closeAllConnections();
  }
});
