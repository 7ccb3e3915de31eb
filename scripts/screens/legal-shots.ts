import { VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { press, type Shot } from './shot.ts';

const path = '/home/withdrawal?number=RW-26-4F7K9Q-2';

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Your name').fill('Mara Miller');
  await page.getByLabel('Order number').fill('the one of last week');
  await page.getByLabel('Email').fill('mara@paintshop.example');
  await press('Withdraw from contract')(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor();
};

/** The pages of the law, and the withdrawal function in its steps. */
export const legalShots: readonly Shot[] = [
  ...['terms', 'privacy', 'returns', 'delivery', 'guarantee'].map((name) => ({
    name: `legal-${name}`,
    path: `/home/${name}`,
  })),
  { name: 'withdrawal', path },
  {
    name: 'withdrawal-wrong',
    path,
    act: async (page) => {
      await press('Withdraw from contract')(page);
      await page.getByText(VALIDATION.emailRequired).waitFor();
    },
  },
  { name: 'withdrawal-confirm', path, act: fill },
  {
    name: 'withdrawal-received',
    path,
    act: async (page) => {
      await fill(page);
      await press('Confirm withdrawal')(page);
      await page.getByText('This is your receipt').waitFor();
    },
  },
];
