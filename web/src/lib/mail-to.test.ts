import { describe, expect, it } from 'vitest';
import { mailTo } from './mail-to.ts';

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
