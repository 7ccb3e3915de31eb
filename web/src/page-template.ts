import { PAGE_DATA_ID, type RenderedPage } from './page-data.ts';

/** What every rendered page has in common; files are paths within the site's root. */
export interface PageTemplate {
  /** The built `index.html`, with comments where the parts of a page go. */
  html: string;
  /** The file that the app begins with, and those that it imports. */
  entry: string;
  modules: readonly string[];
  /** By the name of a page: the further files of its code. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** `<script>` and `<style>` that a page of the API carries in itself, and the hash of the first. */
  script: string;
  scriptHash: string;
  styles: string;
}

/** How a page gets what runs and is drawn before the app. */
interface PageTags {
  /** The tag of the script, without its end: it is given the app's files. */
  script: { begin: string; end: string };
  styles: string;
  /** What the page says of itself to who lists it. */
  head: readonly string[] | undefined;
}

/** Where the parts of a page go in `web/index.html`: a mark, or all from one mark to another. */
const PLACES = {
  script: ['<!--start-on-intent-->'],
  head: ['<!--page-head-->', '<!--/page-head-->'],
  title: ['<title>', '</title>'],
  styles: ['<!--page-styles-->'],
  page: ['<div id="root">', '</div>'],
} as const;

type Place = readonly [begin: string, end?: string];

function replaceOnce(html: string, [begin, end = begin]: Place, content: string): string {
  const from = html.indexOf(begin);
  const to = html.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`web/index.html has no ${begin}.`);
  return html.slice(0, from) + content + html.slice(to + end.length);
}

/** Data that no text of it can end the tag of. */
const dataScript = (data: object): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Puts a page into the template. @throws where that has no place for a part of it */
export function fillTemplate(
  { html, entry, modules, pages }: PageTemplate,
  page: RenderedPage,
  { script, styles, head }: PageTags,
): string {
  const files = [...modules, ...(pages[page.page] ?? [])].join(' ');
  const title = `<title>${page.title}</title><meta property="og:title" content="${page.title.replaceAll('"', '&quot;')}">`;
  const parts: [Place, string][] = [
    [PLACES.script, `${script.begin} data-entry="${entry}" data-modules="${files}"${script.end}`],
    head ? [PLACES.head, title + head.join('')] : [PLACES.title, title],
    [PLACES.styles, styles + page.styles],
    [PLACES.page, `<div id="root">${page.html}</div>${dataScript(page.data)}`],
  ];
  return parts.reduce((filled, [place, part]) => replaceOnce(filled, place, part), html);
}
