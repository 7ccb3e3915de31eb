import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createVies } from './create-vies.ts';
import { NUMBERS } from './numbers.ts';

/** A stand-in that nobody has asked yet, and how to ask it. */
const open = async () => {
  const vies = createVies();
  const server = createServer((request, response) => void vies.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${port}/vies/check-vat-number`, { method: 'POST', body });
  const ask = (number: string, asker = {}): Promise<Response> =>
    post(JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2), ...asker }));
  const told = async (number: string, asker = {}): Promise<unknown> =>
    (await ask(number, asker)).json();
  return { port, post, ask, told };
};

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

it.each(
  Object.entries(NUMBERS).flatMap(([number, fate]) => ('known' in fate ? [[number, fate]] : [])),
)('knows %s by its name', async (number, { name }) => {
  const { told } = await open();
  expect(await told(number)).toMatchObject({ valid: true, name, requestIdentifier: '' });
});

it.each(
  Object.entries(NUMBERS).flatMap(([number, fate]) =>
    'error' in fate && !('times' in fate) ? [[number, fate.error]] : [],
  ),
)('fails for %s, each time', async (number, error) => {
  const { told } = await open();
  expect([await told(number), await told(number)]).toEqual([failure(error), failure(error)]);
});

it('lets one of a crowd through when it is its turn', async () => {
  const { told } = await open();
  expect(await told('BE1000000021')).toEqual(failure('MS_MAX_CONCURRENT_REQ'));
  expect(await told('BE1000000021')).toMatchObject({ valid: true });
});

it('knows no other number, and takes nothing that cannot be one', async () => {
  const { told, post } = await open();
  expect(await told('ATU10000014')).toMatchObject({ valid: false, name: '---' });
  expect(await told('AT?')).toEqual(failure('INVALID_INPUT'));
  expect(await (await post('no JSON')).json()).toEqual(failure('INVALID_INPUT'));
});

it('gives a number of the look-up to who has a number that it knows, and refuses others', async () => {
  const { told } = await open();
  const asker = (requesterNumber: string) => ({ requesterMemberStateCode: 'DE', requesterNumber });
  expect(await told('ATU10000005', asker('100000008'))).toMatchObject({
    requestIdentifier: 'WAPI000000000001',
  });
  expect(await told('ATU10000005', asker('100000016'))).toEqual(failure('INVALID_REQUESTER_INFO'));
});

it('answers with a page, or with nothing, where the service would', async () => {
  const { port, ask } = await open();
  expect((await ask('DK10000009')).status).toBe(502);
  expect((await fetch(`http://127.0.0.1:${port}/vies/else`)).status).toBe(404);
  const silent = ask('PL1000000012').then(() => 'answered');
  const later = new Promise((resolve) => setTimeout(() => resolve('nothing yet'), 200));
  expect(await Promise.race([silent.catch(() => 'closed'), later])).toBe('nothing yet');
});
