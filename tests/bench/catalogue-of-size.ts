/**
 * The API in a process of its own over the catalogue of the environment, and what it takes: its first
 * answer, its memory, each kind of question with another one each time, and the reads of all. Prints
 * one line of JSON, a `CatalogueCost`.
 */
import { request } from '../support/api-client.ts';
import { QUERIES } from '../support/search/queries.ts';
import { startCountedShop } from '../reads/counted-shop.ts';
import { middle } from './middle.ts';

/**
 * Documents, megabytes and milliseconds: of the processor where kinds of questions are compared, since
 * whatever else runs here makes long answers longer than short ones.
 */
export interface CatalogueCost {
  firstAnswerMs: number;
  firstReads: number;
  megabytes: number;
  processorMs: Record<'list' | 'three filters' | 'facets' | 'search', number>;
  firstSearchMs: number;
  readsBetween: number;
  renewalMs: number;
  renewalReads: number;
}

const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
const WIDTHS = [100, 180, 250, 300, 450];

/** Of each kind questions that nobody has asked before. */
const QUESTIONS: Record<keyof CatalogueCost['processorMs'], string[]> = {
  list: numbers.map((limit) => `/product?sort=price-asc&limit=${limit}`),
  'three filters': numbers.map(
    (limit) => `/product?kind=sleeve&width=180,250&nap=9,12,18&limit=${limit}`,
  ),
  facets: numbers.map(
    (napMm) => `/product/facets?width=${WIDTHS[napMm % WIDTHS.length] ?? 250}&nap=9,${napMm + 100}`,
  ),
  search: Object.keys(QUERIES).map((q) => `/product?limit=12&q=${encodeURIComponent(q)}`),
};

const usedMegabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

const shop = await startCountedShop();
/** How long an answer takes, on the clock and of the processor, and what is read for it. */
const ask = async (path: string, token?: string) => {
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  const { reads } = await shop.costOf((origin) =>
    request('GET', path, { origin, ...(token !== undefined && { token }) }),
  );
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - begun, cpuMs: (user + system) / 1000, reads };
};

// What is loaded with the first answer whatever it is.
await ask('/review?limit=1');
const before = usedMegabytes();
const first = await ask('/product?limit=12');
const firstSearch = await ask('/product?q=firstever');
let readsBetween = 0;
const processorMs = { list: 0, 'three filters': 0, facets: 0, search: 0 };
for (const kind of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]) {
  const answers = [];
  for (const path of QUESTIONS[kind]) answers.push(await ask(path));
  readsBetween += answers.reduce((sum, { reads }) => sum + reads, 0);
  processorMs[kind] = middle(answers.map(({ cpuMs }) => cpuMs));
}
// Who sends a token has the process ask what has changed.
const renewal = await ask('/product?limit=12', 'any');
const cost: CatalogueCost = {
  ...{ firstAnswerMs: first.ms, firstReads: first.reads, firstSearchMs: firstSearch.ms },
  ...{ megabytes: usedMegabytes() - before, processorMs, readsBetween },
  ...{ renewalMs: renewal.ms, renewalReads: renewal.reads },
};
process.stdout.write(`${JSON.stringify(cost)}\n`);
process.exit(0);
