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
 * Links the file where it is first needed: a browser draws what stands before it without waiting, and
 * nothing after it without its rules. The app takes them over (`page-cache.ts`).
 */
export function withLink(html: string, { id, file }: Below): string {
  const at = beginOf(html, id);
  return `${html.slice(0, at)}<link rel="stylesheet" href="/${file}">${html.slice(at)}`;
}

/**
 * Firefox draws what follows a link without the rules of its file. So it is not seen before the file
 * says so, or before three seconds are over in which that did not come.
 */
export const UNTIL_FILE =
  '#root link~*{visibility:hidden;animation:late 0s 3s forwards}' +
  '@keyframes late{to{visibility:visible}}';
export const WITH_FILE = '#root link~*{visibility:visible;animation:none}';
