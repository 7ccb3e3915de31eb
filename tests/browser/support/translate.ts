/**
 * Runs in a page: does what a browser's translation does to its texts, now and as others come. Each ends in a
 * `~`, and stands in `font` elements in the place of the node that was there.
 */
export function translate(): void {
  const skipped = 'font, script, style, textarea, title';
  const swap = (text: Text) => {
    if (!/\S/.test(text.data) || text.parentElement?.closest(skipped) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data}~`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const swapAll = (root: Node) => {
    if (root instanceof Text) swap(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(swap);
  };
  swapAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(swapAll);
  }).observe(document.body, { childList: true, subtree: true });
}

/** A text as it was before that. */
export const untranslated = (text: string | null): string =>
  (text ?? '').replaceAll('~', '').replace(/\s+/g, ' ').trim();
