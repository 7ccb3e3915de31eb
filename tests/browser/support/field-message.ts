import type { Locator, Page } from 'playwright-core';

/** The text that stands with a field and is read out with it: what `aria-describedby` names. */
export const messageBeside = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );

/** Whether a field is marked as wrong for a screen reader. */
export const isMarkedInvalid = async (field: Locator): Promise<boolean> =>
  (await field.getAttribute('aria-invalid')) === 'true';

/** Whether the focus is on a field in error, or within a group of choices that is: where a refused form puts it. */
export const isFieldInErrorFocused = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[aria-invalid="true"]') !== null);
