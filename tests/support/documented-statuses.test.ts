import { expect, it } from 'vitest';
import { undocumented } from './documented-statuses.ts';

it.each([
  ['GET', '/product/x', 404],
  ['GET', '/product/x', 200],
  ['POST', '/payment/webhook', 400],
  ['GET', '/payment/returned', 403],
  ['PUT', '/product', 405],
  ['GET', '/nowhere', 418],
])('the document knows that %s %s may answer %d, or is no matter of it', (method, path, status) => {
  expect(undocumented(method, path, status)).toBeUndefined();
});

it.each([
  ['GET', '/product', 404, 'listProducts'],
  ['POST', '/payment/webhook', 404, 'paymentWebhook'],
  ['GET', '/payment/returned', 404, 'listReturnedPayments'],
])('no document says that %s %s may answer %d', (method, path, status, name) => {
  expect(undocumented(method, path, status)).toBe(name);
});
