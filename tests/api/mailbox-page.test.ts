import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { SIMULATOR } from '../support/api-gateway.ts';
import { mailAsSent, writeMail } from '../support/api-mails.ts';

const page = async (path: string): Promise<string> => {
  const answer = await fetch(SIMULATOR + path);
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('the mailbox of the simulator', () => {
  it('gets by SMTP what the shop writes down, and shows it newest first', async () => {
    const subjects = [unique('Zürich — first'), unique('Second')];
    const ids: string[] = [];
    for (const subject of subjects) {
      const text = 'Look at it: http://127.0.0.1:5000/';
      const id = await writeMail('reader@test.example', { subject, text, html: '<p>Look</p>' });
      expect(await mailAsSent(id)).toMatchObject({ state: 'sent', attempts: 1 });
      ids.push(id);
    }
    const list = await page('/mail');
    const [first, second] = subjects.map((subject) => list.indexOf(subject));
    expect(second).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(second ?? 0);
    const mail = await page(`/mail/${ids[0]}`);
    expect(mail).toContain('reader@test.example');
    expect(mail).toContain('<a href="http://127.0.0.1:5000/">');
    const stored = await db.doc(`mail/${ids[0]}`).get();
    expect(stored.get('response')).toContain(`kept as ${ids[0]}`);
    expect(stored.get('messageId')).toBe(`<${ids[0]}@127.0.0.1>`);
    expect(stored.get('expireAt')).toBeDefined();
    expect(stored.get('nextAttemptAt')).toBeUndefined();
  });
});
