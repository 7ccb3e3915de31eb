import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import type { Deps } from '../../functions/src/domain/deps.ts';
import { createApp } from '../../functions/src/http/create-app.ts';

/** The shop under attack: the whole app in this process, as strict about mail as a deployment. */
export interface AttackedShop {
  url: string;
  deps: Deps;
  close: () => void;
}

/** Listens on a port of its own, over the emulators of the environment. */
export const openShop = async (): Promise<AttackedShop> => {
  const env = { ...process.env, FUNCTIONS_EMULATOR: 'true', ONLY_VERIFIED_MAIL: 'true' };
  const deps = createDeps(readConfig(env));
  const server: Server = createServer(createApp(deps));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deps,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
