import { expect, it } from 'vitest';
import { otherBrowsers } from '../other-browsers/drivers.ts';

it('names what is missing of each other browser, and where it comes from', () => {
  const missing = Object.fromEntries(otherBrowsers('').map((one) => [one.name, one.missing]));
  expect(missing.Firefox).toEqual([
    'Debian’s firefox-esr',
    'geckodriver (cargo install geckodriver)',
  ]);
  expect(missing.WebKit).toContain('Debian’s webkit2gtk-driver');
});
