import type { ProductAttributes } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call, PICTURE } from '../support/api-client.ts';
import { db } from '../support/api-admin.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { faultsHere, faultsOf } from './support/faults-of.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

/** A width that nothing else has. */
const widthMm = 4000 + Math.floor(Math.random() * 900);

/** A sleeve of which everything is known, with what it needs, what goes with it and what is like it. */
const sleeveWithAll = async (): Promise<string> => {
  const sleeve: ProductAttributes = {
    ...{ kind: 'sleeve', widthMm, napMm: 12, coreMm: 47, material: 'polyamide' },
    ...{ paints: ['emulsion'], surfaces: ['render', 'woodchip'] },
    ...{ piecesPerPack: 10, piecesPerCarton: 60, weightG: 98, areaPerLoadM2: 1.1 },
    ...{
      leadTimeDays: 2,
      warnings: 'Keep the film that it is packed in away from small children.',
    },
  };
  const other = (attributes: ProductAttributes) => shopProduct({ attributes });
  await other({ kind: 'frame', widthMm, coreMm: 47 });
  await other({ kind: 'tray', widthMm });
  await other({ kind: 'sleeve', widthMm, napMm: 18, surfaces: ['render'] });
  await other({ ...sleeve, widthMm: widthMm - 1 });
  const detail = { kind: 'detail' as const, img: PICTURE, alt: 'Its pile from near by' };
  return shopProduct({
    // Always the same: whether its last word still fits into a line depends on the face.
    name: 'Polyamide roller with a name as long as they come',
    attributes: { ...sleeve, articleNumber: unique('RW').toUpperCase().slice(0, 20) },
    pictures: [detail, { ...detail, kind: 'scale', alt: 'Beside a ruler' }],
  });
};

describe.skipIf(!browserAvailable).each(WIDTHS)('at $width px, by day and by night', (view) => {
  it('a product of which all is known holds, and a list with its facets', async () => {
    const id = await sleeveWithAll();
    const page = await openPage(view);
    const faults = await faultsOf(page, `/products/${id}`, 'Alternatives');
    const chosen = `/products?kind=sleeve&width=${widthMm}&material=polyamide`;
    faults.push(...(await faultsOf(page, chosen, 'Clear all')));
    await page.locator('summary', { hasText: 'Filter' }).click();
    faults.push(...(await faultsHere(page, 'facets')));
    faults.push(...(await faultsOf(page, `${chosen}&nap=99`, 'No products match these filters')));
    expect(faults).toEqual([]);
  });

  it('the pages of the law hold, and where a withdrawal begins', async () => {
    const page = await openPage(view);
    const faults = [
      ...(await faultsOf(page, '/home/imprint', 'Rollwell GmbH')),
      ...(await faultsOf(page, '/home/terms', 'How a contract comes about')),
      ...(await faultsOf(page, '/home/privacy', 'When you only look')),
      ...(await faultsOf(page, '/home/returns', 'Your right to withdraw')),
      ...(await faultsOf(page, '/home/delivery', 'When it comes')),
      ...(await faultsOf(page, '/home/guarantee', 'What it covers')),
      ...(await faultsOf(page, '/home/withdrawal', 'Withdraw from contract')),
    ];
    expect(faults).toEqual([]);
  });

  it('what the office has of it holds', async () => {
    const admin = await newAdmin();
    const page = await signedInPage(admin, view);
    await db.doc(`withdrawals/${unique('test')}`).set({
      ...{
        name: 'Dora Decorator',
        orderNumber: 'the rollers',
        email: 'dora@test.example',
        part: '',
      },
      ...{ timing: null, lastDay: null, refundBy: '2026-12-24', orderIds: [] },
      createdAt: new Date(),
    });
    expect([
      ...(await faultsOf(page, '/Dashboard/settings', 'When a paid order leaves us')),
      ...(await faultsOf(page, '/Dashboard/withdrawals', 'Dora Decorator')),
    ]).toEqual([]);
  });

  it('a purchase of several products holds until it is paid', async () => {
    const buyer = await newCustomer();
    const lines = [await shopProduct(), await shopProduct()].map((productId) => ({
      ...{ productId, quantity: 2 },
    }));
    const to = { customerName: 'Dora Decorator', phone: '1', address: 'Lane 1', city: 'Dresden' };
    const { body } = await call(
      'placePurchase',
      {},
      { token: buyer.token, body: { ...to, lines } },
    );
    const [first] = (await call('getPurchase', { id: body.insertedId }, { token: buyer.token }))
      .body;
    const page = await signedInPage(buyer, view);
    expect(await faultsOf(page, `/payment/${first?._id}`, 'What happens next')).toEqual([]);
  });
});
