/**
 * Weighs what the built site makes a visitor download before a page works: the entry and the
 * page's own chunk with all they import statically, in brotli bytes. Fails above the budget.
 * Reads `web/dist`; run `npm run build` first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ASSETS = join(import.meta.dirname, '../web/dist/assets');

/**
 * Budgets in kilobytes (1,000 bytes) of brotli-compressed JavaScript. Public pages load it when
 * somebody is about to use them, so it delays none of them.
 */
const BUDGETS_KB = [
  { page: 'home', budget: 159 },
  { page: 'products', budget: 160 },
  { page: 'blogs', budget: 145 },
  { page: 'login', budget: 174 },
  { page: 'purchase', budget: 187 },
  { page: 'manage-all-orders', budget: 182 },
];

const STATIC_IMPORT =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from)?\s*["']\.\/([\w.-]+\.js)["']/g;

/** All chunks that loading these makes the browser load, themselves included. */
const closure = (chunks: string[]): Set<string> => {
  const found = new Set<string>();
  const waiting = [...chunks];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const code = readFileSync(join(ASSETS, chunk), 'utf8');
    for (const match of code.matchAll(STATIC_IMPORT)) if (match[1]) waiting.push(match[1]);
  }
  return found;
};

const weigh = (chunk: string): number =>
  brotliCompressSync(readFileSync(join(ASSETS, chunk))).length;

const entryOf = (html: string): string => {
  const entry = /<script type="module"[^>]*src="\/assets\/([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error('web/dist/app.html names no module script.');
  return entry;
};

const chunks = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
const chunkOf = (page: string): string => {
  const chunk = chunks.find((name) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(name));
  if (!chunk) throw new Error(`web/dist has no chunk for the page ${page}.`);
  return chunk;
};

const entry = entryOf(readFileSync(join(ASSETS, '../app.html'), 'utf8'));
let over = 0;
for (const { page, budget } of BUDGETS_KB) {
  const bytes = [...closure([entry, chunkOf(page)])].reduce((sum, chunk) => sum + weigh(chunk), 0);
  const kilobytes = bytes / 1000;
  if (kilobytes > budget) over += 1;
  console.log(
    `${kilobytes > budget ? 'over' : 'ok  '}  ${page}: ${kilobytes.toFixed(1)} KB of ${budget} KB JavaScript (brotli)`,
  );
}
if (over > 0) {
  console.error(`${over} of ${BUDGETS_KB.length} pages are over their budget.`);
  process.exit(1);
}
