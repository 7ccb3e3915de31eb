import { describe, expect, it } from 'vitest';
import { demotionMails } from './demotion-mails.ts';

const SHOP = 'https://shop.test';
const AT = Date.UTC(2026, 10, 22, 8, 30);
const user = { _id: 'uid', email: 'dora@test.example', displayName: 'Dora' };
const by = { email: 'boss@test.example' };

describe('the mails about an admin who becomes a customer', () => {
  it('go to the demoted person and to the admin who did it, and name both', () => {
    const mails = demotionMails({ user, by, at: AT }, SHOP);
    expect(mails.map(({ id, to, message }) => [id, to, message.subject])).toEqual([
      [`uid-demoted-${AT}-told`, user.email, 'You are no longer an admin of Rollwell'],
      [`uid-demoted-${AT}-done`, by.email, 'You have made dora@test.example a customer'],
    ]);
    for (const { message } of mails) {
      expect(message.text).toMatch(/^Account +dora@test\.example$/m);
      expect(message.text).toMatch(/^Changed by +boss@test\.example$/m);
      expect(message.text).toMatch(/^Time +Sunday, 22 November 2026 at 09:30 CET$/m);
      expect(message.html).toContain('What changed');
      expect(JSON.stringify(message)).not.toMatch(/undefined|Your order|Total/);
    }
    expect(mails[0]?.message.text).toContain('Hello Dora,\n\nYour account is a customer’s');
    expect(mails[1]?.message.text).toContain(`${SHOP}/Dashboard/make-admin`);
  });

  it('are one for who steps down', () => {
    expect(demotionMails({ user, by: user, at: AT }, SHOP).map(({ to }) => to)).toEqual([
      user.email,
    ]);
  });
});
