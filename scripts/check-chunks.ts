/**
 * Weighs what the built site makes a visitor download before a screen works: the entry and the
 * screen's own file with all they import statically, in brotli bytes. Fails above the budget.
 * Reads `web/dist`; run `npm run build` first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { refuse } from '../tests/support/options.ts';

const DIST = join(import.meta.dirname, '../web/dist');

/**
 * Budgets in kilobytes (1,000 bytes) of brotli-compressed JavaScript. Public pages load it when
 * somebody is about to use them, so it delays none of them.
 */
const BUDGETS_KB = {
  home: 139,
  products: 136,
  product: 143,
  blogs: 129,
  blog: 128,
  portfolio: 128,
  login: 142,
  signup: 142,
  basket: 162,
  purchase: 157,
  payment: 150,
  'manage-all-orders': 176,
};

interface Chunk {
  file: string;
  isEntry?: true;
  /** Of the chunks that it imports, by their names in the manifest. */
  imports?: string[];
}

const MANIFEST = join(DIST, '.vite/manifest.json');
if (!existsSync(MANIFEST)) refuse('Nothing is built yet: run "npm run build" first.');
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;

/** The files that loading these chunks makes the browser load. */
function filesOf(chunks: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set(chunks);
  // A set hands out what is added to it while it is walked.
  for (const name of seen) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    files.add(chunk.file);
    chunk.imports?.forEach((imported) => seen.add(imported));
  }
  return files;
}

const weigh = (file: string): number =>
  brotliCompressSync(readFileSync(join(DIST, file))).length / 1000;

const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
const budgets = Object.entries(BUDGETS_KB);
let over = 0;
for (const [screen, budget] of budgets) {
  const files = [...filesOf([...entries, `src/app/screens/${screen}.tsx`])];
  const kilobytes = files.reduce((sum, file) => sum + weigh(file), 0);
  if (kilobytes > budget) over += 1;
  console.log(
    `${kilobytes > budget ? 'over' : 'ok  '}  ${screen}: ${kilobytes.toFixed(1)} KB of ${budget} KB JavaScript (brotli) in ${files.length} files`,
  );
}
if (over > 0) {
  console.error(`${over} of ${budgets.length} screens are over their budget.`);
  process.exit(1);
}
