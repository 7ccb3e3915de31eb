import { describe, expect, it } from 'vitest';
import { homeSection, mailTo, paths, pathTo } from './paths.ts';

describe('paths', () => {
  it('fill in and encode the id', () => {
    expect(pathTo('purchase', 'p 1/2')).toBe('/purchase/p%201%2F2');
    expect(pathTo('editProduct', 'x')).toBe('/Dashboard/manage-products/x');
  });

  it('are each there once', () => {
    const all = Object.entries(paths).filter(([name]) => name !== 'afterSignup');
    expect(new Set(all.map(([, path]) => path)).size).toBe(all.length);
  });

  it('lead to a section of the home page', () => {
    expect(homeSection('contact')).toBe('/#contact');
  });
});

describe('a link that begins a mail', () => {
  it('names address and subject', () => {
    expect(mailTo('anna@example.com', 'Re: 9 mm & more')).toBe(
      'mailto:anna@example.com?subject=Re%3A%209%20mm%20%26%20more',
    );
  });

  it.each(['a?bcc=evil@example.com', 'a@example.com?cc=b@example.com&x', 'a,b@example.com'])(
    'to %s adds no reader and no field',
    (email) => {
      const link = new URL(mailTo(email, 'Hello'));
      expect([...link.searchParams.keys()]).toEqual(['subject']);
      expect(decodeURIComponent(link.pathname)).toBe(email);
      expect(link.pathname).not.toContain(',');
    },
  );
});
