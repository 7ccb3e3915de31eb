import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPortFree, requireFreePorts } from './ports.ts';
import { Problem } from '../processes/say.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A port that somebody listens at. */
async function listen(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

describe('isPortFree', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'sees somebody at %s, and the port free after',
    async (host) => {
      const port = await listen(host);
      expect(await isPortFree(port)).toBe(false);
      await new Promise((resolve) => servers.pop()?.close(resolve));
      expect(await isPortFree(port)).toBe(true);
    },
  );
});

describe('requireFreePorts', () => {
  it('is content with free ports', async () => {
    const port = await listen('127.0.0.1');
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(requireFreePorts([{ port, name: 'Hosting' }])).resolves.toBeUndefined();
  });

  it('names the port, what needs it and the way out, in one sentence', async () => {
    const port = await listen('127.0.0.1');
    const refused = requireFreePorts([{ port, name: 'the site (Hosting)' }]);
    await expect(refused).rejects.toBeInstanceOf(Problem);
    await expect(refused).rejects.toThrow(
      new RegExp(
        `^Port ${port}, which the site \\(Hosting\\) needs, is taken.*: stop that program`,
      ),
    );
  });
});
