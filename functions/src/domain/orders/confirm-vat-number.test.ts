import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import { PERSON_LIMITS } from '../../contract/orders/person-limits.ts';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { HOUR_MS } from '../stock/allocate.fixtures.ts';
import { confirmVatNumber } from './confirm-vat-number.ts';

const FITS = 'ATU10000014';
const MISSPELT = 'ATU10000015';

const knowing = (): MemoryShop => {
  const shop = new MemoryShop();
  shop.register = () => ({ known: true, name: 'Malerei Sample e.U.', consultation: 'WAPI1' });
  return shop;
};

const silent = (): never => {
  throw new AppError('vat_register_unavailable', { retryAfter: 60 });
};

const beside = (message: string) => ({
  code: 'validation_failed',
  fields: { vatNumber: message },
});

describe('a VAT number', () => {
  it.each(['ATU10000014', 'atu 1000 0014', 'AT U10.000-014'])(
    'is the same however it is typed: %s',
    async (typed) => {
      const shop = knowing();
      expect(await confirmVatNumber(shop, 'uid', typed)).toMatchObject({
        vatNumber: FITS,
        name: 'Malerei Sample e.U.',
        consultation: 'WAPI1',
        checkedAt: new Date(shop.now()).toISOString(),
      });
    },
  );

  it('of Greece gets the prefix EL', async () => {
    expect(await confirmVatNumber(knowing(), 'uid', 'GR 094259216')).toMatchObject({
      vatNumber: 'EL094259216',
    });
  });

  it.each(['U10000014', 'AT', ''])(
    'begins with a member state, or no register is asked: %s',
    async (typed) => {
      const shop = knowing();
      await expect(confirmVatNumber(shop, 'uid', typed)).rejects.toMatchObject(
        beside('A VAT number begins with its country, such as ATU12345675'),
      );
      expect(shop.lookUps).toEqual([]);
    },
  );

  it.each(['XI 123 456 789', 'GB123456789', 'CHE-123.456.788'])(
    'of a country outside the Union is refused as such: %s',
    async (typed) => {
      const shop = knowing();
      await expect(confirmVatNumber(shop, 'uid', typed)).rejects.toMatchObject(
        beside(VALIDATION.vatNumberOutside(typed.slice(0, 2))),
      );
      expect(shop.lookUps).toEqual([]);
    },
  );

  it('that the register does not know is refused, with what is wrong with its digits', async () => {
    const shop = new MemoryShop();
    await expect(confirmVatNumber(shop, 'uid', FITS)).rejects.toMatchObject(
      beside('The register of Austria knows no such number'),
    );
    await expect(confirmVatNumber(shop, 'uid', MISSPELT)).rejects.toMatchObject(
      beside('These are no VAT number: please compare them character by character'),
    );
  });

  it('that the register confirms is one, whatever sums say', async () => {
    expect(await confirmVatNumber(knowing(), 'uid', MISSPELT)).toMatchObject({
      vatNumber: MISSPELT,
    });
  });

  it('is neither confirmed nor refused while its register does not answer, unless its digits refuse it', async () => {
    const shop = new MemoryShop();
    shop.register = silent;
    await expect(confirmVatNumber(shop, 'uid', FITS)).rejects.toMatchObject({
      code: 'vat_register_unavailable',
    });
    await expect(confirmVatNumber(shop, 'uid', MISSPELT)).rejects.toMatchObject(
      beside('These are no VAT number: please compare them character by character'),
    );
  });

  it('is asked for once a day', async () => {
    const shop = knowing();
    const first = await confirmVatNumber(shop, 'uid', FITS);
    shop.time += 24 * HOUR_MS - 1;
    expect(await confirmVatNumber(shop, 'other', FITS)).toEqual(first);
    expect(shop.lookUps).toHaveLength(1);
    shop.time += 1;
    await confirmVatNumber(shop, 'uid', FITS);
    expect(shop.lookUps).toHaveLength(2);
  });

  it('is asked for under our own number, once that is none of the samples', async () => {
    const shop = knowing();
    await confirmVatNumber(shop, 'uid', FITS);
    const { seller } = shop.keptFacts;
    shop.keptFacts = { ...shop.keptFacts, seller: { ...seller, vatNumber: 'DE 136 695 976' } };
    await confirmVatNumber(shop, 'uid', 'ATU10000023');
    expect(shop.lookUps).toEqual([
      [FITS, undefined],
      ['ATU10000023', 'DE136695976'],
    ]);
  });

  it('is not one of many that the same person tries', async () => {
    const shop = new MemoryShop();
    const { atMost } = PERSON_LIMITS.vatNumbers;
    for (let tried = 0; tried < atMost; tried += 1)
      await expect(
        confirmVatNumber(shop, 'uid', `ATU${String(tried).padStart(8, '2')}`),
      ).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(confirmVatNumber(shop, 'uid', FITS)).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    expect(shop.lookUps).toHaveLength(atMost);
    await expect(confirmVatNumber(shop, 'another', FITS)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});
