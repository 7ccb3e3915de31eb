import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

const run = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const script = ['--import', 'tsx', 'functions/scripts/make-admin.ts', ...args];
    execFile(process.execPath, script, { cwd: root }, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

describe('npm run make-admin', () => {
  it('makes a user the first admin, and says so when they are one already', async () => {
    const { email, token } = await newCustomer();
    expect((await call('listUsers', {}, { token })).status).toBe(403);
    expect((await run(email, 'demo-rollwell')).stdout).toBe(`${email} is an admin now.\n`);
    expect((await call('listUsers', {}, { token })).status).toBe(200);
    expect((await run(email, 'demo-rollwell')).stdout).toBe(`${email} is an admin already.\n`);
  });

  it('says what is wrong with an email that nobody has, and when there is none', async () => {
    const nobody = await run(`${unique('nobody')}@test.example`, 'demo-rollwell');
    expect([nobody.status, nobody.stdout]).toEqual([1, '']);
    expect(nobody.stderr).toContain('Have they signed in to the shop once?');
    expect((await run()).status).toBe(2);
  });
});
