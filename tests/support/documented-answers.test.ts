import { expect, it } from 'vitest';
import { expectDocumented } from './documented-answers.ts';

it.each([
  ['GET', '/product/x', 404, 'not_found'],
  ['GET', '/product/x', 200, undefined],
  ['POST', '/payment/webhook', 400, 'invalid_signature'],
  ['GET', '/payment/returned', 403, 'permission_denied'],
  ['PUT', '/order/shipped/x', 409, 'order_disputed'],
  ['PUT', '/product', 405, 'method_not_allowed'],
  ['GET', '/nowhere', 418, 'teapot'],
])('%s %s may answer %d, or is no call', (method, path, status, code) => {
  expect(() => expectDocumented(method, path, status, code)).not.toThrow();
});

it.each([
  ['GET', '/product', 404, 'not_found', 'listProducts answered 404 not_found'],
  ['POST', '/payment/webhook', 404, 'not_found', 'paymentWebhook answered 404 not_found'],
  ['GET', '/payment/returned', 404, 'not_found', 'listReturnedPayments answered 404 not_found'],
  // Another refusal of the same status is listed.
  ['DELETE', '/order/x', 409, 'out_of_stock', 'cancelOrder answered 409 out_of_stock'],
  ['GET', '/product/x', 204, undefined, 'getProduct answered 204'],
])('%s %s may not answer %d %s', (method, path, status, code, sentence) => {
  expect(() => expectDocumented(method, path, status, code)).toThrow(sentence);
});
