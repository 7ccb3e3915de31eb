/**
 * `npm run bench:api`: how many public views one process of the API answers to 50 connections, and
 * what it takes to load the function; each beside its baseline, an empty Express app that answers
 * the same bytes, in the same run. Wants an idle machine. Ends with 1 below its goals.
 *
 * `-- --products 10000`: what a catalogue of so many products takes, beside one of 42 in the same run.
 */
import { Agent, get } from 'node:http';
import { startScript } from '../support/api-processes.ts';
import { newProduct } from '../support/api-orders.ts';
import { optionsOf } from '../support/options.ts';
import { compareCatalogues } from './catalogues.ts';
import { importCost, type ImportCost } from './import-cost.ts';

const CONNECTIONS = 50;
/** A part of the requests, before those that count. */
const WARM_UP = 0.2;
const IMPORT_GOAL: ImportCost = { ms: 400, megabytes: 90 };

interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  failed: number;
}

const answerTime = (url: string, agent: Agent): Promise<{ ms: number; isGood: boolean }> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const settle = (isGood: boolean) => {
      resolve({ ms: performance.now() - begun, isGood });
    };
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        settle(response.statusCode === 200);
      });
    }).once('error', () => {
      settle(false);
    });
  });

/** So many connections, each asking again as soon as it is answered. */
const load = async (url: string, requests: number): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers: { ms: number; isGood: boolean }[] = [];
  const begun = performance.now();
  let left = requests;
  const ask = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      answers.push(await answerTime(url, agent));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    perSecond: requests / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    failed: answers.filter(({ isGood }) => !isGood).length,
  };
};

const showLoad = ({ perSecond, p99 }: Load): string =>
  `${perSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms`;
const showImport = ({ ms, megabytes }: ImportCost): string =>
  `${ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`;

const { products: wanted } = optionsOf({ products: 0 });

const verdicts: boolean[] = [];
const judge = (what: string, holds: boolean, measured: string, baseline: string): void => {
  console.log(`${what}: ${measured} (empty Express app: ${baseline})${holds ? '' : '  TOO SLOW'}`);
  verdicts.push(holds);
};

if (wanted > 0) {
  verdicts.push(await compareCatalogues(wanted));
  process.exit(verdicts.every(Boolean) ? 0 : 1);
}

const imported = importCost('./lib/index.js');
judge(
  'import of the function',
  imported.ms <= IMPORT_GOAL.ms && imported.megabytes <= IMPORT_GOAL.megabytes,
  showImport(imported),
  showImport(importCost('express')),
);

const productId = await newProduct();
for (let count = 1; count <= 12; count += 1) await newProduct();

/** How often each is asked for, and what it is to reach; no goal for the time of a page. */
const VIEWS = [
  {
    name: 'catalogue, 12 products',
    path: '/product?limit=12',
    requests: 15_000,
    goal: { perSecond: 1500, p99: 40 },
  },
  {
    name: 'page of a product, rendered anew each time',
    path: `/products/${productId}`,
    requests: 3000,
    goal: { perSecond: 300, p99: Infinity },
  },
] as const;

const { line, child } = await startScript(
  '../bench/api-under-load.ts',
  VIEWS.map(({ path }) => path),
);
const ports = JSON.parse(line) as { api: number; empty: number };
for (const { name, path, requests, goal } of VIEWS) {
  const [api, empty] = [ports.api, ports.empty].map((port) => `http://127.0.0.1:${port}${path}`);
  const measured: Load[] = [];
  for (const url of [empty, api]) {
    await load(url ?? '', Math.ceil(requests * WARM_UP));
    measured.push(await load(url ?? '', requests));
  }
  const [baseline, shop] = measured;
  if (!baseline || !shop) continue;
  const holds = shop.perSecond >= goal.perSecond && shop.p99 <= goal.p99 && shop.failed === 0;
  judge(name, holds, showLoad(shop), showLoad(baseline));
}
child.kill('SIGTERM');
process.exit(verdicts.every(Boolean) ? 0 : 1);
