import type { Page } from 'playwright-core';
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
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    tag: element.tagName.toLowerCase(),
    ringed: hasOutline(element) || hasOutline(element.closest('label')) || hasFrame,
    inView: box.height > 0 && hit !== null && (shown.contains(hit) || hit.contains(shown)),
  };
}

export const focusOf = (page: Page): Promise<Stop> => page.evaluate(describeFocus);

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
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    // The skip link slides in.
    await settled(page);
    const stop = await focusOf(page);
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
