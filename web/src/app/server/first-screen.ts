/** What a phone has to scroll to on a page, and the file of styles that it is drawn with. */
export interface Below {
  /** Of the first element that is not seen at first. */
  id: string;
  /** A path within the site's root. */
  file: string;
  /** The classes and animations whose rules are in it, as elements and rules name them. */
  names: readonly string[];
}

/** Where the tag of the element with this id begins; -1 where there is none. */
function beginOf(html: string, id: string): number {
  const at = html.indexOf(` id="${id}"`);
  return at < 0 ? at : html.lastIndexOf('<', at);
}

/** Dialogs are closed until somebody opens one. */
const withoutDialogs = (html: string): string =>
  html
    .split('<dialog')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</dialog>'))))
    .join('');

/** The part of a page that is seen before anybody does anything. @param id of the first that is not */
export const seenFirst = (html: string, id: string): string =>
  withoutDialogs(html.slice(0, beginOf(html, id)));

/** What the build noted of a screen, where this page of it has what it is about. */
export const belowIn = (html: string, noted: Below | undefined): Below | undefined =>
  noted && beginOf(html, noted.id) >= 0 ? noted : undefined;

/**
 * Names the file in the head of a page. `public/bootstrap.js` asks for it when the rest is painted; where
 * no scripts run, the page waits for it. The app goes on with it (`page-cache.ts`).
 */
export const linkLater = ({ file }: Pick<Below, 'file'>): string =>
  `<noscript data-for="below"><link rel="stylesheet" href="/${file}"></noscript>`;

/** What is below, up to the end of the page; not laid out, where browsers know how to, before a file says so. */
const ofBelow = (id: string, shown: string) =>
  `#${id},#${id}~*,footer{visibility:${shown};content-visibility:${shown}}`;

export const untilFile = ({ id }: Pick<Below, 'id'>): string => ofBelow(id, 'hidden');

/** Between two of its sections, and how many come in turn; the others and the footer come last. */
const TURN_MS = 50;
const TURNS = 4;

/**
 * One section after the other: all of them are more work than a phone has time for between two frames.
 * Not where the page may stand further down (`public/bootstrap.js`), nor once the app has begun
 * (`whole-page.ts`), nor where no scripts run. A browser that does not know how shows all at once.
 * Elements are named by their tag, since the styles of whatever may match are worked out anew when the
 * root’s attribute comes.
 */
function inTurn(id: string): string {
  const waiting = ':root:not([data-whole])';
  const rules = Array.from({ length: TURNS }, (_, turn) => {
    const after = `${waiting} #${id}${'~section'.repeat(turn + 1)}`;
    const all = turn === TURNS - 1 ? `${after},${waiting} footer` : after;
    return `${all}{animation:below 1ms ${((turn + 1) * TURN_MS).toFixed()}ms backwards}`;
  });
  const hidden = '@keyframes below{0%,to{visibility:hidden;content-visibility:hidden}}';
  return `${hidden}@media (scripting:enabled){${rules.join('')}}`;
}

/** The file says it with more weight than the page, whose rules come after. */
export const withFile = (id: string): string =>
  ofBelow(id, 'visible').replaceAll(/(^|,)/g, '$1:root ') + inTurn(id);
