import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { SIMULATOR } from '../support/api-gateway.ts';

const page = async (path: string): Promise<string> => {
  const answer = await fetch(SIMULATOR + path);
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('the mailbox of the simulator', () => {
  it('shows the mail collection, newest first', async () => {
    const subjects = [unique('First'), unique('Second')];
    const ids: string[] = [];
    for (const subject of subjects) {
      const message = { subject, text: 'Look at it: http://127.0.0.1:5000/', html: '<p>Look</p>' };
      const { id } = await db.collection('mail').add({ to: 'reader@test.example', message });
      ids.push(id);
    }
    const list = await page('/mail');
    const [first, second] = subjects.map((subject) => list.indexOf(subject));
    expect(second).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(second ?? 0);
    const mail = await page(`/mail/${ids[0]}`);
    expect(mail).toContain('reader@test.example');
    expect(mail).toContain('<a href="http://127.0.0.1:5000/">');
  });
});
