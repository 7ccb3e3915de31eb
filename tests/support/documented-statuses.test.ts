import { expect, it } from 'vitest';
import { expectDocumented } from './documented-statuses.ts';

it.each([
  ['GET', '/product/x', 404],
  ['GET', '/product/x', 200],
  ['POST', '/payment/webhook', 400],
  ['GET', '/payment/returned', 403],
  ['PUT', '/product', 405],
  ['GET', '/nowhere', 418],
])('%s %s may answer %d, or is no call', (method, path, status) => {
  expect(() => expectDocumented(method, path, status)).not.toThrow();
});

it.each([
  ['GET', '/product', 404, 'listProducts'],
  ['POST', '/payment/webhook', 404, 'paymentWebhook'],
  ['GET', '/payment/returned', 404, 'listReturnedPayments'],
])('%s %s may not answer %d', (method, path, status, name) => {
  expect(() => expectDocumented(method, path, status)).toThrow(`${name} answered ${status}`);
});
