import { describe, expect, it } from 'vitest';
import { scrollKey } from './scroll-key.ts';

const loaded = (pathname: string, hash = '') =>
  scrollKey({ key: 'default', pathname, hash, search: '?key=secret', state: null });

describe('scrollKey of a full page load', () => {
  it.each([
    ['/', '/'],
    ['/products/p1', '/products/p1'],
    ['/blogs/b1', '/blogs/b1'],
    ['/home/withdrawal', '/home/withdrawal'],
  ])('%s is %s, since everybody may open it', (pathname, name) => {
    expect(loaded(pathname)).toBe(name);
  });

  it.each([
    ['/payment/65f0', '/payment/:id'],
    ['/Dashboard/my-orders/65f0', '/Dashboard/my-orders/:id'],
    ['/dashboard/order-address/65f0/', '/Dashboard/order-address/:id'],
    ['/purchase/p1', '/purchase/:id'],
    ['/order/anna@rollwell.example', '*'],
  ])('%s is %s, which names nobody and no order', (pathname, name) => {
    expect(loaded(pathname)).toBe(name);
  });

  it('differs by the section', () => {
    expect(loaded('/', '#contact')).toBe('/#contact');
  });

  it('is the key of the history entry after a navigation in the app', () => {
    const led = { key: 'k1', pathname: '/payment/65f0', hash: '', search: '', state: null };
    expect(scrollKey(led)).toBe('k1');
  });
});
