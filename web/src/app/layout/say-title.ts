import { announce } from '../../components/feedback/live-region.tsx';
import { isTitleAwaited, PRODUCT_NAME } from '../../lib/page-title.ts';

/** Milliseconds for which the name of a thing is waited for, before what kind of thing it is is said. */
const PATIENCE_MS = 3000;
/** Milliseconds after which a title is no news of the step that led there. */
const LATE_MS = 10_000;

let stopListening = (): void => undefined;

/**
 * Has the title of the screen said, as after a full page load, once: that of a thing comes with its
 * data, and is waited for. The bare name of the shop, which a page has before any, says nothing.
 */
export function sayTitle(): void {
  stopListening();
  let said = PRODUCT_NAME;
  const say = () => {
    const { title } = document;
    if (title === said || title === PRODUCT_NAME) return;
    said = title;
    announce(title);
  };
  const sayWhenKnown = () => {
    if (!isTitleAwaited()) say();
  };
  const observer = new MutationObserver(sayWhenKnown);
  const impatient = setTimeout(say, PATIENCE_MS);
  const late = setTimeout(() => observer.disconnect(), LATE_MS);
  stopListening = () => {
    observer.disconnect();
    clearTimeout(impatient);
    clearTimeout(late);
  };
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  sayWhenKnown();
}
