import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVies, NUMBERS } from '@rollwell/vies-simulator';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createVatRegister, type VatRegister } from '../../functions/src/data/shop/vat-register.ts';

const open = async (): Promise<{ register: VatRegister; asked: () => number }> => {
  const vies = createVies();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    void vies.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const register = createVatRegister({ viesApiBase: `http://127.0.0.1:${port}/vies` });
  return { register, asked: () => asked };
};

const unavailable = { code: 'vat_register_unavailable', status: 503, retryAfter: 60 };

describe('the register of VAT numbers', () => {
  it('says in whose name a number is, where the country tells', async () => {
    const { register } = await open();
    expect(await register.lookUp('ATU10000005', undefined)).toEqual({
      known: true,
      name: 'Malerei Sample e.U.',
      consultation: null,
    });
    expect(await register.lookUp('DE100000008', undefined)).toMatchObject({ name: null });
  });

  it('gives the number of the look-up to somebody whose own number it knows', async () => {
    const { register } = await open();
    expect(await register.lookUp('ATU10000005', 'DE100000008')).toMatchObject({
      consultation: 'WAPI000000000001',
    });
  });

  it('answers all the same where it does not know our own number', async () => {
    const { register, asked } = await open();
    expect(await register.lookUp('ATU10000005', 'DE100000016')).toMatchObject({
      known: true,
      consultation: null,
    });
    expect(asked()).toBe(2);
  });

  it('knows no number that nobody was given, nor one that cannot be', async () => {
    const { register } = await open();
    expect(await register.lookUp('ATU10000014', undefined)).toEqual({ known: false });
    expect(await register.lookUp('AT?', undefined)).toEqual({ known: false });
  });

  it('is asked again where others were first', async () => {
    const { register, asked } = await open();
    expect(await register.lookUp('BE1000000021', undefined)).toMatchObject({ known: true });
    expect(asked()).toBe(2);
  });

  it('is not asked for ever', async () => {
    const { register, asked } = await open();
    await expect(register.lookUp('FR15100000017', undefined)).rejects.toMatchObject(unavailable);
    expect(asked()).toBe(3);
  });

  it.each([
    'FR88100000009',
    'LU10000053',
    'LU10000154',
    'NL100000010B01',
    'PL1000000006',
    'DK10000009',
  ])('never takes a failure for a verdict: %s', async (number) => {
    expect(NUMBERS).toHaveProperty(number);
    const { register, asked } = await open();
    await expect(register.lookUp(number, undefined)).rejects.toMatchObject(unavailable);
    expect(asked()).toBe(1);
  });

  it('is not waited for longer than a customer would', async () => {
    const { register } = await open();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    timeout.mockReturnValue(AbortSignal.abort(new Error('six seconds are over')));
    await expect(register.lookUp('PL1000000012', undefined)).rejects.toMatchObject(unavailable);
    expect(timeout).toHaveBeenCalledWith(6000);
  });

  it('cannot be reached where there is no line', async () => {
    const register = createVatRegister({ viesApiBase: 'http://127.0.0.1:9/vies' });
    await expect(register.lookUp('ATU10000005', undefined)).rejects.toMatchObject(unavailable);
  });
});
