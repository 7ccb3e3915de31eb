import { describe, expect, it } from 'vitest';
import { isAppScreen, isBuiltFile, isPage, isPicture, placeOf, type Asked } from './kinds.ts';

const SHOP = 'https://shop.test';
const asked = (address: string, how: Partial<Asked> = {}): Asked => {
  const url = new URL(address, SHOP);
  const sameOrigin = url.origin === SHOP;
  return { url, sameOrigin, mode: 'cors', destination: '', ...how };
};
const opened = (path: string) => asked(path, { mode: 'navigate', destination: 'document' });

const KINDS = { isPage, isAppScreen, isBuiltFile, isPicture };
const kindsOf = (one: Asked) =>
  Object.entries(KINDS).flatMap(([name, is]) => (is(one) ? [name] : []));

describe('what is kept of a request', () => {
  it.each([
    '/',
    '/home',
    '/products',
    '/products?q=frame',
    '/products/p1',
    '/blogs/b1',
    '/my-portfolio',
    '/login',
  ])('the page %s, when it is opened', (path) => {
    expect(kindsOf(opened(path))).toEqual(['isPage']);
    expect(kindsOf(asked(path))).toEqual([]);
  });

  it.each([
    '/Dashboard',
    '/dashboard/my-orders',
    '/purchase/p1',
    '/basket',
    '/basket/order',
    '/basket/quick',
  ])('the bare app of %s', (path) => {
    expect(kindsOf(opened(path))).toEqual(['isAppScreen']);
  });

  it('no picture of another site but those in Storage', () => {
    const avatar = asked('https://pictures.example/face.png', { destination: 'image' });
    expect(kindsOf(avatar)).toEqual([]);
  });

  it.each([
    ['a built file', asked('/assets/react-BQCK2z-z.js'), ['isBuiltFile']],
    ['a picture of the site', asked('/hero-640.avif', { destination: 'image' }), ['isPicture']],
    [
      'an uploaded picture at a path of the site',
      asked('/pictures/0b1c2d3e-0000-4000-8000-0123456789ab/640.avif', { destination: 'image' }),
      ['isPicture'],
    ],
    [
      'an uploaded picture',
      asked('https://firebasestorage.googleapis.com/v0/b/x/o/640.webp?alt=media', {
        destination: 'image',
      }),
      ['isPicture'],
    ],
  ])('%s', (_what, one, kinds) => {
    expect(kindsOf(one)).toEqual(kinds);
  });

  it.each(['/payment/o1', '/order/o1', '/user/a@b.c', '/contact', '/openapi.json', '/productsx'])(
    'nothing of %s, opened or called',
    (path) => {
      expect(kindsOf(opened(path))).toEqual([]);
      expect(kindsOf(asked(path))).toEqual([]);
    },
  );

  it.each([
    '/product?limit=6',
    '/product/p1',
    '/review',
    '/site.webmanifest',
    '/assets/logo.js',
    '/assets/archivo-5AxlIIdP.woff2',
  ])('nothing of %s', (path) => {
    expect(kindsOf(asked(path))).toEqual([]);
  });
});

describe('the address under which a page is kept', () => {
  const keptAt = (address: string) => placeOf(new URL(address, SHOP));

  it.each([
    ['/', '/'],
    ['/home/privacy', '/home/privacy'],
    ['/blogs/b1', '/blogs/b1'],
    ['/products/p1?page=2', '/products/p1?page=2'],
    ['/products?q=frame&sort=name&width=250&material=lambskin&page=2'],
  ])('of %s is all of it', (address, kept = address) => {
    expect(keptAt(address)).toEqual({ address: kept, isWhole: true });
  });

  it.each([
    ['/?utm_source=mail', '/'],
    ['/products?q=frame&email=a@b.c', '/products?q=frame'],
    ['/home/finder?area=60', '/home/finder'],
    ['/login?token=x', '/login'],
  ])('of %s is %s, and what stands at the one is not kept for the other', (asked, address) => {
    expect(keptAt(asked)).toEqual({ address, isWhole: false });
  });

  it.each([
    '/home/withdrawal',
    '/home/withdrawal?number=RW-26-1',
    '/home/stock-alert?key=x',
    '/home/stock-alert/ended',
    '/home/contact/sent',
    '/home/something-new?key=x',
    '/payment/o1',
    '/Dashboard/my-orders/o1',
  ])('does not exist for %s', (address) => {
    expect(keptAt(address)).toBeUndefined();
  });
});
