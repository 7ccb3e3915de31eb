import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call, clientAddress, PICTURE, request } from '../support/api-client.ts';
import { newProduct, orderBody } from '../support/api-orders.ts';
import { startScript } from '../support/api-processes.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let child: ChildProcess;
let origin: string;
let output = '';

let admin: TestUser;
let customer: TestUser;

beforeAll(async () => {
  const started = await startScript('function-process.ts', [], {
    // Nobody listens there, so whoever wants to pay meets a failure.
    env: { FUNCTIONS_EMULATOR: 'true', STRIPE_API_BASE: 'http://127.0.0.1:9' },
    stderr: 'pipe',
  });
  ({ child } = started);
  origin = `http://127.0.0.1:${started.line}`;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => (output += bytes.toString('utf8')));
  [admin, customer] = await Promise.all([newAdmin(), newCustomer()]);
});
afterAll(() => child.kill('SIGTERM'));

const logged = (): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const answered = (useCase: string) =>
  logged().filter((line) => line.event === 'answered' && line.useCase === useCase);

it('names trace, use case, order, status and milliseconds of a call, and nothing of a person', async () => {
  const mark = randomUUID().slice(0, 8);
  const delivery = {
    customerName: `Dora ${mark}`,
    phone: `+49 30 ${mark}`,
    address: `Ladder Lane ${mark}`,
    city: `Berlin ${mark}`,
  };
  const { token, email } = customer;
  const body = orderBody(await newProduct(), 2, delivery);
  const headers = { 'X-Cloud-Trace-Context': `${TRACE}/12345;o=1` };
  const { body: placed } = await call('placeOrder', {}, { token, body, headers, origin });
  const orderId = placed.insertedId;

  await call('getPayment', { orderId }, { token, origin });
  await call('openCheckout', { orderId }, { token, origin });
  await call('getUser', { email }, { token: admin.token, origin });
  await call('makeAdmin', { email: `${mark}@nobody.example` }, { token: admin.token, origin });
  await call('listOrdersOf', { email }, { token, query: { q: mark }, origin });
  const profile = { displayName: `Dora ${mark}`, address: delivery.address, imageLink: PICTURE };
  await call('updateUser', { email }, { token, body: profile, origin });
  const message = { name: `Dora ${mark}`, email, subject: mark, message: `Ring ${mark}` };
  await call('createContactMessage', {}, { body: message, headers: clientAddress(), origin });
  await request('DELETE', `/order/${mark}@nobody.example`, { token, origin });
  await request('POST', '/order', { token, body: `{"customerName":"${mark}`, origin });

  await expect.poll(() => answered('cancelOrder')).toHaveLength(1);
  await expect.poll(() => answered('placeOrder')).toHaveLength(2);
  expect(answered('placeOrder')[0]).toEqual({
    'logging.googleapis.com/trace': `projects/demo-rollwell/traces/${TRACE}`,
    severity: 'INFO',
    event: 'answered',
    message: 'Answered a call',
    useCase: 'placeOrder',
    orderId,
    status: 201,
    durationMs: expect.any(Number) as number,
    wentAway: false,
  });
  expect(answered('openCheckout')).toMatchObject([{ orderId, status: 503 }]);
  expect(logged()).toContainEqual(
    expect.objectContaining({
      ...{ severity: 'ERROR', event: 'call_failed', useCase: 'openCheckout', orderId },
      message: expect.stringContaining('caused by') as string,
    }),
  );
  for (const useCase of [
    'getUser',
    'makeAdmin',
    'listOrdersOf',
    'updateUser',
    'createContactMessage',
  ])
    expect(answered(useCase)).toHaveLength(1);
  for (const told of [mark, email, 'Dora', 'Ladder Lane', admin.email, '@'])
    expect(output).not.toContain(told);
});
