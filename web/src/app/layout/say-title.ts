import { announce } from '../../lib/announce.ts';
import { PRODUCT_NAME } from '../../lib/page-title.ts';

/** Milliseconds after which a title is no news of the step that led there. */
const LATE_MS = 10_000;

let stopListening = (): void => undefined;

/**
 * Has the title of the screen said, as after a full page load. That of a thing comes with its data,
 * and is said then; the bare name of the shop, which a page has before any, says nothing.
 */
export function sayTitle(): void {
  stopListening();
  let said = PRODUCT_NAME;
  const say = () => {
    if (document.title === said) return;
    said = document.title;
    announce(said);
  };
  const observer = new MutationObserver(say);
  const late = setTimeout(() => observer.disconnect(), LATE_MS);
  stopListening = () => {
    observer.disconnect();
    clearTimeout(late);
  };
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  say();
}
