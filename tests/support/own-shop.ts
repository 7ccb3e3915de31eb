import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import {
  allChanged,
  FRESH_SINCE,
  restoreDocuments,
  samplesFile,
  type HeldDocuments,
} from './fresh-shop.ts';
import { refreshReads } from './refresh-reads.ts';
import { siteProxy } from './site-proxy.ts';

/**
 * Gives the test files of one worker a shop of their own, before they look for it: `npm test` brings
 * up one for each worker, so that files need not care what others do to theirs at the same time. The
 * number that vitest gives a worker does not tell which: two may have the same one.
 */
type Shop = Record<string, string>;
const shops = JSON.parse(process.env.ROLLWELL_SHOPS ?? '[]') as Shop[];

const POLL_MS = 50;
/** By then the worker before this one has ended. */
const LONGEST_WAIT_MS = 60_000;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The worker that a file names; 0 while it is being written or taken away. */
const holderOf = (file: string): number =>
  existsSync(file) ? Number(readFileSync(file, { encoding: 'utf8' })) : 0;

/** True when this worker is the one that the file names. One that has ended keeps nothing. */
const claim = (file: string): boolean => {
  const holder = holderOf(file);
  if (holder === process.pid) return true;
  if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    process.once('exit', () => rmSync(file, { force: true }));
    return true;
  } catch {
    return false;
  }
};

const claimShop = async (): Promise<Shop> => {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
    const shop = shops.find(({ ROLLWELL_CLAIM: file }) => file !== undefined && claim(file));
    if (shop) return shop;
    await wait(POLL_MS);
  }
  throw new Error('Every shop of this run is taken by another worker.');
};

/** Each file begins with the sample data, however many others were there before it. */
async function beginAnew({
  FIRESTORE_EMULATOR_HOST: host,
  ROLLWELL_CLAIM: claimed,
}: Shop): Promise<void> {
  if (host === undefined || claimed === undefined) return;
  const samples = JSON.parse(readFileSync(samplesFile(claimed), 'utf8')) as HeldDocuments;
  await restoreDocuments(host, [...samples, ...allChanged()]);
  await refreshReads();
  process.env[FRESH_SINCE] = String(performance.now());
}

if (shops.length > 0) {
  const shop = await claimShop();
  Object.assign(process.env, shop);
  // What a browser test prepares has to be seen by the process that its pages come from; another one
  // may show the state before for half a minute, as in a deployment.
  if (expect.getState().testPath?.includes('/tests/browser/'))
    process.env.API_URL = `http://127.0.0.1:${await siteProxy(shop.SHOP_URL ?? '')}`;
  await beginAnew(shop);
}
