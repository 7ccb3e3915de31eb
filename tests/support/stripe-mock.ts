import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { provideStripeMock, Run } from '@rollwell/launcher';

const START = { tries: 100, everyMs: 100 };

/** Stripe's own stand-in for its API, or why there is none. */
export async function findStripeMock(
  env: NodeJS.ProcessEnv,
): Promise<{ program: string } | { missing: string }> {
  const run = new Run();
  try {
    return await provideStripeMock(run, env);
  } finally {
    await run.stop();
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/** Starts it; `url` is where it answers. */
export const startStripeMock = async (
  program: string,
): Promise<{ url: string; stop: () => void }> => {
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(program, ['-http-addr', address], { stdio: 'ignore' });
  for (let tries = 0; tries < START.tries; tries += 1) {
    const answer = await fetch(`http://${address}/`).catch(() => undefined);
    if (answer) return { url: `http://${address}`, stop: () => child.kill('SIGTERM') };
    await sleep(START.everyMs);
  }
  child.kill('SIGKILL');
  throw new Error('stripe-mock does not answer');
};
