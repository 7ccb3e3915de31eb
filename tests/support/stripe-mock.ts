import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram, userCache } from '@rollwell/launcher';

const VERSION = '0.203.0';
const PACKAGE = `github.com/stripe/stripe-mock@v${VERSION}`;
/** Nobody looks into it: without what a debugger reads it is built in a sixth less time. */
const BUILD = ['install', '-ldflags=-s -w', '-gcflags=all=-dwarf=false'];
const BUILD_MS = 10 * 60 * 1000;
const START = { tries: 100, everyMs: 100 };

/** Where Go's own installer puts it, which is not always on the PATH. */
const GO = '/usr/local/go/bin/go';

const run = promisify(execFile);

/**
 * Stripe's own stand-in for its API: on the PATH, in the user's cache, or built there once with Go.
 * Without it, why not.
 */
export const findStripeMock = async (
  env: NodeJS.ProcessEnv,
): Promise<{ program: string } | { missing: string }> => {
  const home = join(userCache(env), `stripe-mock-${VERSION}`);
  const cached = join(home, 'stripe-mock');
  const program = findProgram('stripe-mock', env) ?? (existsSync(cached) ? cached : undefined);
  if (program !== undefined) return { program };
  const go = findProgram('go', env) ?? (existsSync(GO) ? GO : undefined);
  if (go === undefined) return { missing: 'Neither stripe-mock nor Go to build it is installed.' };
  try {
    await run(go, [...BUILD, PACKAGE], {
      env: { ...env, CGO_ENABLED: '0', GOBIN: home },
      timeout: BUILD_MS,
    });
    return { program: cached };
  } catch (error) {
    const why = error instanceof Error ? error.message.trim().split('\n').at(-1) : '';
    return { missing: `stripe-mock could not be built (is there a network?): ${why ?? ''}` };
  }
};

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
