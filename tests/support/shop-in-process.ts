import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSimulator } from '@rollwell/payment-simulator';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import type { Deps } from '../../functions/src/domain/deps.ts';
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

/** Enough that an address is refused by the shop, and not by Node before it. */
const MAX_HEADER_BYTES = 1024 * 1024;

interface ShopInProcessOptions {
  /** Puts something else in the place of what the shop reaches. */
  change?: (deps: Deps) => Deps;
  /** Sees every request before the shop does. */
  watch?: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Starts the API and the payment simulator inside this very process, on the Firestore and Auth of
 * the environment, and tells the environment where they are.
 */
export const startShopInProcess = async ({
  change = (deps) => deps,
  watch = () => undefined,
}: ShopInProcessOptions = {}) => {
  // The app needs the addresses of both servers, and they need it.
  const late: { app?: (request: IncomingMessage, response: ServerResponse) => void } = {};
  const shop = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    watch(request, response);
    late.app?.(request, response);
  });
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
    API_URL: shopUrl,
    STRIPE_API_BASE: simulatorUrl,
  });
  late.app = createApp(change(createDeps(readConfig(process.env))));
  const close = (): void => {
    for (const server of [shop, simulator]) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { shopUrl, close };
};
