import { expect, it } from 'vitest';
import { locationOf } from './responses.ts';

it('what was made has the address of the call that gives it', () => {
  expect(locationOf('createProduct', { insertedId: 'a/b' })).toBe('/product/a%2Fb');
  expect(locationOf('createBlog', { insertedId: 'x' })).toBe('/blog/x');
  expect(locationOf('placeOrder', { insertedId: 'x' })).toBe('/payment/x');
  expect(locationOf('placePurchase', { insertedId: 'x' })).toBe('/order/purchase/x');
  expect(locationOf('openCheckout', { url: 'https://gateway.example/c' })).toBe(
    'https://gateway.example/c',
  );
});

it('what nobody can get has none', () => {
  expect(locationOf('createContactMessage', { insertedId: 'x' })).toBeUndefined();
  expect(locationOf('createReview', { insertedId: 'x' })).toBeUndefined();
});
