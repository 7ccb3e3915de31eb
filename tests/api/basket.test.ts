import {
  BASKET_TTL_MS,
  MAX_PURCHASE_LINES,
  NEVER_SAVED,
  VALIDATION,
} from '@rollwell/functions/contract';
import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';

const { owner, other, admin } = await people({
  owner: 'customer',
  other: 'customer',
  admin: 'admin',
});

const roller = { productId: 'roller', quantity: 12, price: 4.35 };
const tray = { productId: 'tray', quantity: 1 };

const read = ({ email, token } = owner) => call('getBasket', { email }, { token });
const write = (lines: unknown, updatedAt: string, { email, token } = owner) =>
  call('updateBasket', { email }, { token, body: { lines, updatedAt } });

describe('the basket of somebody who is signed in', () => {
  it('is empty at first, and then what was last put in, on every device', async () => {
    const person = await newCustomer();
    expect((await read(person)).body).toEqual({ lines: [], updatedAt: NEVER_SAVED });
    const { body: first } = await write([roller], NEVER_SAVED, person);
    expect((await read(person)).body).toEqual(first);
    const { body: second } = await write([tray, roller], first.updatedAt, person);
    expect(second.lines).toEqual([tray, roller]);
    expect((await read(person)).body).toEqual(second);
    const { body: emptied } = await write([], second.updatedAt, person);
    expect((await read(person)).body).toEqual(emptied);
    expect(emptied.lines).toEqual([]);
  });

  it('is not written over by a device that has seen an older one', async () => {
    const person = await newCustomer();
    const { body: first } = await write([roller], NEVER_SAVED, person);
    await write([roller, tray], first.updatedAt, person);
    for (const old of [NEVER_SAVED, first.updatedAt, 'yesterday']) {
      const { status, error } = await write([], old, person);
      expect([status, error.code]).toEqual([409, 'conflict']);
    }
    expect((await read(person)).body.lines).toEqual([roller, tray]);
  });

  it('takes the change of one of two devices at the same moment', async () => {
    const person = await newCustomer();
    const answers = await Promise.all(
      [roller, tray].map((line) => write([line], NEVER_SAVED, person)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is its person’s alone', async () => {
    const { email } = owner;
    for (const stranger of [other, admin]) {
      const { token } = stranger;
      const body = { lines: [], updatedAt: NEVER_SAVED };
      expect((await call('getBasket', { email }, { token })).status).toBe(403);
      expect((await call('updateBasket', { email }, { token, body })).status).toBe(403);
    }
    expect((await call('getBasket', { email })).status).toBe(401);
    expect((await read()).status).toBe(200);
  });

  it('says of each line what is wrong with it, and keeps what was there', async () => {
    const fieldsOf = async (lines: unknown) => (await write(lines, NEVER_SAVED)).error.fields;
    expect(
      await fieldsOf([
        { ...roller, quantity: 0 },
        { ...tray, price: -1 },
      ]),
    ).toEqual({
      'lines[0].quantity': VALIDATION.minOrderQuantity(1),
      'lines[1].price': VALIDATION.priceMin,
    });
    expect(await fieldsOf([roller, roller])).toEqual({ lines: VALIDATION.linesAlike });
    expect(await fieldsOf(undefined)).toEqual({ lines: VALIDATION.linesRequired });
    const many = Array.from({ length: MAX_PURCHASE_LINES + 1 }, (_none, index) => ({
      productId: `product-${index}`,
      quantity: 1,
    }));
    expect(await fieldsOf(many)).toEqual({ lines: VALIDATION.linesMax(MAX_PURCHASE_LINES) });
    const unfinished = await call('updateBasket', owner, {
      token: owner.token,
      body: { lines: [] },
    });
    expect(unfinished.error.fields).toEqual({ updatedAt: VALIDATION.updatedAtOfBasket });
    expect((await read()).body.updatedAt).toBe(NEVER_SAVED);
  });

  it('takes as many lines as a purchase may have', async () => {
    const person = await newCustomer();
    const lines = Array.from({ length: MAX_PURCHASE_LINES }, (_none, index) => ({
      productId: `product-${index}`,
      quantity: 1,
    }));
    await write(lines, NEVER_SAVED, person);
    expect((await read(person)).body.lines).toHaveLength(MAX_PURCHASE_LINES);
  });

  it('is kept for a year after its last change, and goes with the account', async () => {
    const person = await newCustomer();
    const before = Date.now();
    await write([roller], NEVER_SAVED, person);
    const stored = db.doc(`baskets/${person.uid}`);
    const until = ((await stored.get()).get('expireAt') as Timestamp).toMillis();
    expect(until).toBeGreaterThanOrEqual(before + BASKET_TTL_MS);
    expect(until).toBeLessThanOrEqual(Date.now() + BASKET_TTL_MS);
    await call('closeAccount', { email: person.email }, { token: admin.token });
    expect((await stored.get()).exists).toBe(false);
  });
});
