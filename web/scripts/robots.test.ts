import { expect, it } from 'vitest';
import { robots } from './robots.ts';

const CLOSED = [
  'User-agent: *',
  'Disallow: /Dashboard',
  'Disallow: /dashboard',
  'Disallow: /purchase/',
  'Disallow: /payment/',
];

it('keeps robots out of what is behind sign-in, and leads to the sitemap', () => {
  expect(robots('https://shop.test').split('\n')).toEqual([
    ...CLOSED,
    '',
    'Sitemap: https://shop.test/sitemap.xml',
    '',
  ]);
});

it('names no sitemap where the build does not know the address of the shop', () => {
  expect(robots().split('\n')).toEqual([...CLOSED, '']);
});
