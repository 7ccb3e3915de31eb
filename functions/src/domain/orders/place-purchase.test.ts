import { describe, expect, it } from 'vitest';
import { pieces } from '../../contract/money/units.ts';
import { admin, buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { line, product } from '../stock/allocate.fixtures.ts';
import { getPurchase } from './find-order.ts';
import { placePurchase } from './place-purchase.ts';

const { customerName, phone, address, city } = line('').body;
const body = {
  ...{ customerName, phone, address, city },
  lines: [
    { productId: 'roller', quantity: 3, price: 4.35 },
    { productId: 'tray', quantity: 2 },
  ],
};

const open = () => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  shop.productTable.put('tray', { ...product, id: 'tray', name: 'Tray', available: pieces(5) });
  const left = () => ['roller', 'tray'].map((id) => shop.productTable.get(id)?.available);
  return { shop, left };
};

describe('placePurchase', () => {
  it('takes the stock of all products, places their orders and writes one mail, in one commit', async () => {
    const { shop, left } = open();
    const { purchaseId, replayed } = await placePurchase(shop, buyer, body, undefined);
    expect([replayed, shop.commits, left()]).toEqual([false, 1, [7, 3]]);
    expect(shop.mailIds).toEqual([`${purchaseId}-received`]);
    expect(shop.mailTable.get(`${purchaseId}-received`)?.message).toMatchObject({
      subject: 'We have received your order of Microfibre roller and 1 other product',
      text: expect.stringMatching(/€21\.75 in all[\s\S]*2 × €4\.35 = €8\.70/) as string,
    });
    const lines = await getPurchase(shop, buyer, purchaseId);
    expect(lines.map(({ productName, purchase }) => [productName, purchase?.line])).toEqual([
      ['Microfibre roller', 1],
      ['Tray', 2],
    ]);
  });

  it('says in its mail by when all is there, by the product that takes longest', async () => {
    const { shop } = open();
    shop.productTable.put('roller', { ...product, leadTimeDays: 10 });
    const { purchaseId } = await placePurchase(shop, buyer, body, undefined);
    expect(shop.mailTable.get(`${purchaseId}-received`)?.message.text).toMatch(
      /The pieces are in stock[^]*it is with you by Thursday, 10 December\./,
    );
  });

  it('happens once under a key, though the answer of the database was lost', async () => {
    const { shop, left } = open();
    shop.loseAnswer();
    const first = await placePurchase(shop, buyer, body, 'key');
    const again = await placePurchase(shop, buyer, body, 'key');
    expect(again).toEqual({ purchaseId: first.purchaseId, replayed: true });
    expect([left(), shop.orderTable.rows.size]).toEqual([[7, 3], 2]);
  });

  it('leaves everything as it was when one line cannot be met', async () => {
    const { shop, left } = open();
    const [roller] = body.lines;
    const lines = [...(roller ? [roller] : []), { productId: 'tray', quantity: 6 }];
    await expect(placePurchase(shop, buyer, { ...body, lines }, undefined)).rejects.toMatchObject({
      code: 'out_of_stock',
      fields: { 'lines[1].quantity': 'Out of Stock! input 2 to 5' },
    });
    expect([left(), shop.commits]).toEqual([[10, 5], 0]);
  });

  it('can be read by its owner and by admins, and is not there for anybody else', async () => {
    const { shop } = open();
    const { purchaseId } = await placePurchase(shop, buyer, body, undefined);
    expect(await getPurchase(shop, admin, purchaseId)).toHaveLength(2);
    for (const [caller, id] of [
      [{ ...buyer, uid: 'another' }, purchaseId],
      [buyer, 'no-such'],
    ] as const)
      await expect(getPurchase(shop, caller, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
