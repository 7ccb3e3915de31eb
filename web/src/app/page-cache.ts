import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'css';

/** Names of classes and animations as they stand in rules. */
const NAMES = /\.css-([\w-]+)|@keyframes (animation-[\w-]+)/g;

/** Pages leave out rules of these kinds alone: with a class that is not Emotion's, or for empty fields. */
const LEFT_OUT = /\.(?!css-)[a-z]|placeholder/i;

/** Of these classes the page has all but rules that it left out: those alone are made. */
function completing({ insert }: EmotionCache, lacking: ReadonlySet<string>) {
  const complete: EmotionCache['insert'] = (selector, serialized, sheet, shouldCache) => {
    if (!lacking.has(serialized.name)) return insert(selector, serialized, sheet, shouldCache);
    const rest = Object.create(sheet) as typeof sheet;
    rest.insert = (rule) => {
      if (LEFT_OUT.test(rule)) sheet.insert(rule);
    };
    return insert(selector, serialized, rest, shouldCache);
  };
  return complete;
}

/** The rules of a file as text; empty where it has not come. */
function rulesOf({ sheet }: HTMLLinkElement): string {
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
  } catch {
    // Chromium lets nobody read what did not come.
    return '';
  }
}

/**
 * The rules of the file of styles that a page's head names (`server/first-screen.ts`). One that has not
 * come by now goes, and Emotion makes its rules (`whole-page.ts`).
 */
function rulesBelow(): string {
  const place = document.querySelector<HTMLElement>('noscript[data-for="below"]');
  if (!place) return '';
  // Not asked for by now, it need not be.
  place.textContent = '';
  const link = document.querySelector<HTMLLinkElement>('link[href*="-below-"]');
  const rules = link ? rulesOf(link) : '';
  if (!rules) {
    link?.remove();
    place.dataset.for = 'app';
  }
  return rules;
}

/**
 * Emotion's cache, which takes the rules that the page came with for its own instead of making each
 * of them again. Their names stand in them; of some classes the page left rules out, which no element
 * had need of before the app.
 */
export function pageCache(): EmotionCache {
  const style = document.querySelector<HTMLStyleElement>('style[data-lacking]');
  const lacking = new Set(style?.dataset.lacking?.split(' '));
  if (style) {
    const names = new Set<string>();
    for (const [, name, animation] of (style.textContent + rulesBelow()).matchAll(NAMES))
      names.add(name ?? animation ?? '');
    for (const name of lacking) names.delete(name);
    // By this it looks for them.
    style.dataset.emotion = [KEY, ...names].join(' ');
  }
  const cache = createCache({ key: KEY });
  cache.insert = completing(cache, lacking);
  return cache;
}
