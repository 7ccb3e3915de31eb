/**
 * notistack styles itself with goober, which writes text into a `<style>` element; our
 * Content-Security-Policy refuses that. goober asks for `window._goober` first and only ever reads
 * and writes `firstChild.data`, so we hand it an object that mirrors the text into a constructable
 * style sheet, which the policy allows. Import this before notistack.
 */
interface GooberTarget {
  parentNode: object;
  firstChild: { data: string };
  nonce?: string;
}

function createTarget(): GooberTarget {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let text = '';
  return {
    parentNode: {},
    firstChild: {
      get data() {
        return text;
      },
      set data(next: string) {
        text = next;
        sheet.replaceSync(next);
      },
    },
  };
}

const page = globalThis as { _goober?: GooberTarget };
page._goober ??= createTarget();

export {};
