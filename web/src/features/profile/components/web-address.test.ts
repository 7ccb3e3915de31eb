import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

describe('webAddress', () => {
  it.each([
    ['https://github.com/mara', 'https://github.com/mara'],
    ['http://mara.example/cv', 'http://mara.example/cv'],
    ['linkedin.com/in/mara', 'https://linkedin.com/in/mara'],
  ])('links %s', (text, href) => {
    expect(webAddress(text)).toBe(href);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mara', '', 'two words', 'ftp://a.example'])(
    'does not link %j',
    (text) => {
      expect(webAddress(text)).toBeUndefined();
    },
  );
});
