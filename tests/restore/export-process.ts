/**
 * Started by `npm run check:restore` beside a shop: sells, sends money back, takes in a picture, and then
 * has the emulators export all of it into the folder that is named, with a list of what there is.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXPORT_HUB } from '@rollwell/launcher';
import { reconcile } from '../../functions/src/domain/reconcile/reconcile.ts';
import { newAdmin, newCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { decide, newCheckout } from '../support/api-gateway.ts';
import { newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { compareHoldings, readHoldings } from './holdings.ts';

const SOLD = 4;
const WAIT_MS = 500;

const [folder = ''] = process.argv.slice(2);
const [buyer, admin] = await Promise.all([newCustomer(), newAdmin()]);

const paid: string[] = [];
for (let sold = 0; sold < SOLD; sold += 1) {
  const id = await newOrder(buyer, await newProduct({ available: 10 }), 3);
  await decide((await newCheckout(buyer, id)).url, 'approve');
  while (!(await orderOf(buyer, id)).paid) await sleep(WAIT_MS);
  paid.push(id);
}
const [refunded = '', shipped = ''] = paid;
await call('refundOrder', { id: refunded }, { token: admin.token, body: { restock: true } });
await call('shipOrder', { id: shipped }, { token: admin.token, body: {} });
await newOrder(buyer, await newProduct({ available: 10 }), 3);

const { discrepancies } = await reconcile(deps, { graceMs: 0 });
console.log(
  `before the loss: ${SOLD} orders sold, reconcile finds ${discrepancies.count} differences`,
);

const exportAll = async () => {
  const answer = await fetch(`http://${process.env[EXPORT_HUB] ?? ''}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: join(folder, 'export'), initiatedBy: 'check:restore' }),
  });
  if (!answer.ok) throw new Error(`The emulators export nothing: ${await answer.text()}`);
};

// What the shop still writes on its own would be in one of them alone.
for (;;) {
  const before = await readHoldings(process.env);
  await exportAll();
  const after = await readHoldings(process.env);
  const isSame = compareHoldings(before, after).every(
    ({ missing, changed, added }) => missing.length + changed.length + added.length === 0,
  );
  if (!isSame) continue;
  writeFileSync(join(folder, 'holdings.json'), JSON.stringify(before));
  break;
}
process.exit(discrepancies.count === 0 ? 0 : 1);
