import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS, accountAddress, accountLines } from './accounts.ts';
import { questionsFor } from './settings.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/deploying.md'), 'utf8');

describe.each(Object.entries(ACCOUNTS))('%s', (parameter, { name, roles }) => {
  it('is offered as the whole address that the Firebase CLI needs', () => {
    const question = questionsFor('paint-shop', 'word').find((one) => one.name === parameter);
    expect(question?.byDefault).toBe(accountAddress(name, 'paint-shop'));
  });

  it('is made by the commands of the guide, with its roles', () => {
    const line = guide.split('\n').find((one) => one.startsWith(`account ${name}`));
    expect(line).toBe(['account', name, ...roles.map((role) => role.slice(6))].join(' '));
  });

  it('is shown by the plan', () => {
    const lines = accountLines({ [parameter]: 'x@paint-shop.iam.gserviceaccount.com' });
    const line = lines.find((one) => one.includes('x@paint-shop.iam.gserviceaccount.com'));
    expect(line).toContain(roles.join(', ') || 'no role');
  });
});

it('No account may read secrets or call functions of the whole project', () => {
  const roles = Object.values(ACCOUNTS).flatMap((account): readonly string[] => account.roles);
  expect(roles).not.toContain('roles/secretmanager.secretAccessor');
  expect(roles).not.toContain('roles/run.invoker');
});
