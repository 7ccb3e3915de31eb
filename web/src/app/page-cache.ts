import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'css';

/** Names of classes and animations as they stand in rules. */
const NAMES = /\.css-([\w-]+)|@keyframes (animation-[\w-]+)/g;

/**
 * Emotion's cache, which takes the rules that the page came with for its own instead of making each
 * of them again. Their names stand in them; those of which the page left rules out, which no element
 * had need of before the app, are made anew.
 */
export function pageCache(): EmotionCache {
  const style = document.querySelector<HTMLStyleElement>('style[data-lacking]');
  if (style) {
    const names = new Set<string>();
    for (const [, name, animation] of style.textContent.matchAll(NAMES))
      names.add(name ?? animation ?? '');
    for (const name of style.dataset.lacking?.split(' ') ?? []) names.delete(name);
    // By this it looks for them.
    style.dataset.emotion = [KEY, ...names].join(' ');
  }
  return createCache({ key: KEY });
}
