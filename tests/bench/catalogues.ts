import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProductAttributes } from '@rollwell/functions/contract';
import { products as samples } from '@rollwell/sample-data';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../support/api-admin.ts';
import { PICTURE } from '../support/api-client.ts';
import type { CatalogueCost } from './catalogue-of-size.ts';

/** What the other size is held against: the smallest shop that anybody would call one. */
const FEW = 42;
/** A question may take so many times as long among many products. */
const MOST_TIMES = 5;
const WRITES_AT_ONCE = 400;

/** A number is one product's. */
const withoutNumber = ({ articleNumber: _number, ...facts }: ProductAttributes = {}) => facts;

/** A product like one of the samples, of a name and measures of its own. */
const productOf = (index: number) => {
  const { name, description, price, minOrder, attributes } = samples[index % samples.length] ?? {};
  return {
    ...{ name: `${name ?? ''} ${index}`, description, price: (price ?? 1) + (index % 97) / 100 },
    ...{ minOrder, available: 500, img: PICTURE, attributes: withoutNumber(attributes) },
    createdAt: Timestamp.fromMillis(Date.now() - index * 60_000),
    // Long ago, so that nobody takes them for news.
    changedAt: Timestamp.fromMillis(Date.now() - 24 * 60 * 60 * 1000),
  };
};

const products = db.collection('products');

/** Fills the catalogue up to so many products, and takes away what processes begin from. */
const fillUpTo = async (size: number): Promise<void> => {
  let count = (await products.count().get()).data().count;
  while (count < size) {
    const batch = db.batch();
    for (let left = Math.min(WRITES_AT_ONCE, size - count); left > 0; left -= 1, count += 1)
      batch.create(products.doc(), productOf(count));
    await batch.commit();
  }
  await db.recursiveDelete(db.collection('catalogue'));
};

const run = promisify(execFile);

const measure = async (): Promise<CatalogueCost> => {
  const script = join(import.meta.dirname, 'catalogue-of-size.ts');
  const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', script]);
  return JSON.parse(stdout) as CatalogueCost;
};

const show = (size: number, everything: CatalogueCost, compact: CatalogueCost): void => {
  const { processorMs, ...cost } = compact;
  const times = Object.entries(processorMs).map(([kind, ms]) => `${kind} ${ms.toFixed(1)} ms`);
  console.log(
    [
      `${size} products:`,
      `first answer of a process ${everything.firstAnswerMs.toFixed(0)} ms and ${everything.firstReads} reads where every product is read,`,
      `${cost.firstAnswerMs.toFixed(0)} ms and ${cost.firstReads} reads from what was written down;`,
      `first search ${cost.firstSearchMs.toFixed(0)} ms; ${cost.megabytes.toFixed(0)} MB;`,
      `of the processor ${times.join(', ')}; ${cost.readsBetween} reads between renewals,`,
      `a renewal ${cost.renewalReads} reads, ${cost.renewalMs.toFixed(1)} ms`,
    ].join(' '),
  );
};

/** Prints what catalogues of two sizes take; true where the larger one holds its bounds. */
export const compareCatalogues = async (many: number): Promise<boolean> => {
  const costs: CatalogueCost[] = [];
  for (const size of [FEW, many]) {
    await fillUpTo(size);
    const [everything, compact] = [await measure(), await measure()];
    show(size, everything, compact);
    costs.push(compact);
  }
  const [few, more] = costs;
  if (!few || !more) throw new Error('both were measured');
  const times = Object.entries(more.processorMs).map(([kind, ms]) => {
    const ratio = ms / few.processorMs[kind as keyof CatalogueCost['processorMs']];
    console.log(
      `${kind}: ${ratio.toFixed(1)} times as long${ratio > MOST_TIMES ? '  TOO SLOW' : ''}`,
    );
    return ratio;
  });
  return times.every((ratio) => ratio <= MOST_TIMES) && more.readsBetween === 0;
};
