/**
 * Started by `npm run check:restore` beside a shop that began from the export: whether it holds what was
 * there before the loss, the books agree, and the shop sells on.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reconcile } from '../../functions/src/domain/reconcile/reconcile.ts';
import { newCustomer } from '../support/api-accounts.ts';
import { SHOP } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { newOrder, newProduct } from '../support/api-orders.ts';
import { compareHoldings, readHoldings, type Holdings } from './holdings.ts';

const SHOWN = 5;

const [folder = ''] = process.argv.slice(2);
const before = JSON.parse(readFileSync(join(folder, 'holdings.json'), 'utf8')) as Holdings;
const differences = compareHoldings(before, await readHoldings(process.env));
for (const { kind, before: count, missing, changed, added } of differences) {
  console.log(
    `${kind}: ${count} before the loss; missing ${missing.length}, changed ${changed.length}, new ${added.length}`,
  );
  for (const name of [...missing, ...changed, ...added].slice(0, SHOWN)) console.log(`  ${name}`);
}
const differ = differences.some(
  ({ missing, changed, added }) => missing.length + changed.length + added.length > 0,
);

const { checked, discrepancies } = await reconcile(deps, { graceMs: 0 });
console.log(
  `reconcile: ${checked.products} products, ${checked.orders} orders, ${checked.payments} payments compared, ${discrepancies.count} differences`,
);

const page = await fetch(`${SHOP}/products`);
const order = await newOrder(await newCustomer(), await newProduct({ available: 10 }), 3);
console.log(`the shop shows its products with ${page.status}, and takes order ${order}`);
process.exit(!differ && discrepancies.count === 0 && page.ok ? 0 : 1);
