import type { Page } from 'playwright-core';
import { faultsInBothSchemes } from './accessibility.ts';

/** How many CSS pixels of the page stand out to the right. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with a screen as it stands, by day and by night. */
export async function faultsHere(page: Page, state: string): Promise<string[]> {
  const wide = await overhang(page);
  const faults = await faultsInBothSchemes(page);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...faults].map(
    (fault) => `${state} ${fault}`,
  );
}

/** Opens a screen, waits for its content, and gives what is wrong with it. */
export async function faultsOf(page: Page, path: string, content: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('main').getByText(content).first().waitFor();
  return faultsHere(page, path);
}
