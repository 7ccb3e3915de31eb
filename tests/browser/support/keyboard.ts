import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD, unique } from '../../support/api-accounts.ts';
import { settled } from './accessibility.ts';

/** Where the focus is, as somebody at the screen sees it. */
export interface Stop {
  /** What a screen reader would say, roughly: `aria-label`, label or text that is drawn. */
  name: string;
  tag: string;
  /** False where nothing drawn tells the focus from its absence. */
  ringed: boolean;
  /** False where the element, or what stands for it, is off the screen or behind something. */
  inView: boolean;
  /** True where that something is a toast, which goes by itself. */
  behindToast: boolean;
}

/** Runs in the page. */
function describeFocus(): Stop {
  const element = document.activeElement as HTMLElement;
  const field = element as HTMLInputElement;
  const label = element.closest('label') ?? field.labels?.[0];
  const name = element.getAttribute('aria-label') ?? (label ?? element).innerText;

  const hasOutline = (candidate: Element | null): boolean => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const frame = element.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
  const hasFrame = frame ? parseFloat(getComputedStyle(frame).borderTopWidth) >= 2 : false;
  // Radio buttons and file fields are drawn by the label around them.
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  const within = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1);
  const middle = (from: number, to: number) => (from + to) / 2;
  const hit = document.elementFromPoint(
    within(middle(box.left, box.right), innerWidth),
    within(middle(box.top, box.bottom), innerHeight),
  );
  const inView = box.height > 0 && hit !== null && (shown.contains(hit) || hit.contains(shown));
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    tag: element.tagName.toLowerCase(),
    ringed: hasOutline(element) || hasOutline(element.closest('label')) || hasFrame,
    inView,
    behindToast: !inView && hit !== null && hit.closest('.toasts') !== null,
  };
}

export const focusOf = (page: Page): Promise<Stop> => page.evaluate(describeFocus);

/** The same as soon as no toast lies over it. */
async function uncoveredFocus(page: Page): Promise<Stop> {
  let stop = await focusOf(page);
  const covered = async () => {
    if (stop.behindToast) stop = await focusOf(page);
    return stop.behindToast;
  };
  await expect.poll(covered).toBe(false);
  return stop;
}

/**
 * Presses Tab until the named element has the focus.
 *
 * @returns the stops on the way, the last one included
 * @throws when a stop cannot be seen, or the element is not reached
 */
export async function tabTo(page: Page, name: RegExp | string, most = 60): Promise<Stop[]> {
  const stops: Stop[] = [];
  const isIt = (stop: Stop) =>
    typeof name === 'string' ? stop.name === name : name.test(stop.name);
  for (let key = 0; key < most; key += 1) {
    await page.keyboard.press('Tab');
    // The skip link slides in.
    await settled(page, true);
    const stop = await uncoveredFocus(page);
    // After the last element the focus is the browser's own, and then begins anew.
    if (stop.tag === 'body') continue;
    stops.push(stop);
    if (!stop.ringed || !stop.inView) {
      throw new Error(`The focus cannot be seen: ${JSON.stringify(stop)} on ${page.url()}`);
    }
    if (isIt(stop)) return stops;
  }
  throw new Error(`Not reached: ${String(name)}; ${stops.map((stop) => stop.name).join(' → ')}`);
}

/** Types into the field that has the focus, in place of what stands there. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes on to the named element and presses a key there. */
export async function press(page: Page, name: RegExp | string, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Goes on to the field and types into it, in place of what stands there. */
export async function fill(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await typeOver(page, text);
}

/** After a change of screen the focus is at the beginning of the new one. */
export async function expectNewScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(async () => (await focusOf(page)).tag).toBe('main');
}

/** Makes an account from the login screen, which leads to the profile. */
export async function signUpByKeyboard(page: Page): Promise<void> {
  await expectNewScreen(page, 'Login');
  await press(page, 'Sign Up');
  await expectNewScreen(page, 'Sign Up');
  await fill(page, /^Full name/, 'Kay Board');
  await fill(page, /^Email/, `${unique('kay')}@test.example`);
  await fill(page, /^Password/, PASSWORD);
  await page.keyboard.press('Enter');
}

/** From the payment screen through the gateway's page, whose looks are not the shop's, and back. */
export async function payByKeyboard(page: Page): Promise<void> {
  // While the payment is on its way the Tab key finds nothing to pay with.
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await press(page, 'Pay', 'Space');
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  for (let stop = 0; (await focusOf(page)).name !== 'Approve'; stop += 1) {
    expect(stop).toBeLessThan(10);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('Paid. Thank you').waitFor();
}
