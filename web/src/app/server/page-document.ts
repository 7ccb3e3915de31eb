import { createHash } from 'node:crypto';
import { linkLater, untilFile, withFile, type Below } from './first-screen.ts';
import type { RenderedPage } from './render-page.tsx';
import { pageRules, rulesBelow, type PageRules } from './page-styles.ts';
import { rareFaceIn, withoutRareFace } from './rare-face.ts';
import { tightShell } from './tight-shell.ts';

const INLINE_STYLE = / style="([^"]*)"/g;

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Inline styles of the HTML as rules under their text: the Content-Security-Policy allows them from
 * a script only. See `restoreInlineStyles`. The attribute stands twice to outweigh the rules of
 * classes, which Emotion moves behind these.
 */
function inlineRules(html: string): string {
  const inline = new Set(
    [...html.matchAll(INLINE_STYLE)].map(([, style = '']) => unescapeHtml(style)),
  );
  return [...inline]
    .map((style) => `[data-style=${JSON.stringify(style)}][data-style]{${style}}`)
    .join('\n');
}

/** By which a Content-Security-Policy allows a style or a script that stands in the page. */
export const policyHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** All rules of a page, as far as it is drawn with them, but for those of the file of what is below. */
function rulesOf({ styles, html }: RenderedPage, shellStyles: string, below?: Below): PageRules {
  const { css, lacking } = pageRules(styles, html + shellStyles, below);
  const whole = css + inlineRules(html);
  if (!below) return { css: shellStyles + whole, lacking };
  return { css: withoutRareFace(shellStyles) + whole + untilFile(below), lacking };
}

interface StyleFile {
  /** A path within the site's root. */
  file: string;
  /** Where the newest of its kind may stand for pages of an earlier build. */
  newest: string;
  css: string;
}

/** The name changes with the content, so that a browser may keep the file for good. */
function namedFile(name: string, css: string): StyleFile {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { file: `assets/${name}-${hash}.css`, newest: `assets/${name}.css`, css };
}

/** A page's styles as a file of their own, for pages whose headers are the same as everybody's. */
export function styleFile(page: RenderedPage, screen: string, shellStyles: string): StyleFile {
  return namedFile(`${screen}-page`, rulesOf(page, shellStyles).css);
}

/**
 * The styles of what a phone has to scroll to, as a file.
 *
 * @param page one that shows what the screen may show
 * @param id of the first element that is not seen at first
 */
export function fileBelow(
  { styles, html }: RenderedPage,
  screen: string,
  id: string,
  shellStyles: string,
): StyleFile & Below {
  const { css, names } = rulesBelow(styles, html, id);
  const file = namedFile(`${screen}-below`, rareFaceIn(shellStyles) + css + withFile(id));
  return { ...file, id, names };
}

/**
 * The rules of a file of styles as tags that `public/bootstrap.js` draws with at once: a page of
 * Hosting's has the headers of all others, which cannot name its rules by their hash. Without scripts
 * the file itself is fetched. They have to stand before the bootstrap.
 *
 * @throws when the rules would end their tag
 */
export function stylesAsData({ file, css }: { file: string; css: string }): string[] {
  if (css.includes('</')) throw new Error(`${file} cannot stand in a page.`);
  return [
    `<script type="text/css" id="page-styles">${css}</script>`,
    `<noscript><link rel="stylesheet" href="/${file}"></noscript>`,
  ];
}

/**
 * A page's styles as a tag of its head, and the hash by which its headers allow it. The app takes the
 * rules over, but for those of the classes that it names (`page-cache.ts`).
 */
export function inlineStyles(
  page: RenderedPage,
  shellStyles: string,
  below?: Below,
): { tag: string; hash: string } {
  const { css, lacking } = rulesOf(page, shellStyles, below);
  return {
    tag: `<style data-lacking="${lacking.join(' ')}">${css}</style>`,
    hash: policyHash(css),
  };
}

/** What a page has besides its content; files are paths within the site's root. */
export interface PageParts {
  /** The path that it shows; `*` for one that leads to nothing. */
  path: string;
  /** Tags of its head: what it says of itself, and its styles. */
  head: string[];
  /** Tags that have to stand before what runs before the first paint. */
  early?: string[];
  /** The files of the screen's code. */
  code: string[];
  /** What is drawn with a file of styles, whose rules come before those of the page. */
  below?: Below | undefined;
  /** What the screen read, as JSON; empty for nothing. */
  data?: string;
  /** Something is missing that only the app can fetch: it begins at once. */
  startsAtOnce?: boolean;
}

/** Between these the shell says what a page has to say that has nothing of its own. */
const DEFAULT_HEAD = ['<!-- what a page says', '<!-- end -->'] as const;

function withoutDefaultHead(shell: string): string {
  const [from, end] = DEFAULT_HEAD.map((mark) => shell.indexOf(mark));
  if (from === undefined || end === undefined || from < 0 || end < from)
    throw new Error(`web/index.html has no ${DEFAULT_HEAD.join(' … ')} to leave out.`);
  return shell.slice(0, from) + shell.slice(end + DEFAULT_HEAD[1].length);
}

/** By this tag the shell fetches what runs before the first paint. */
const BOOTSTRAP = ' src="/bootstrap.js"></script>';

const STYLESHEET = /<link rel="stylesheet"[^<>]*>/g;

/** Leaves the rules for paper, for which a browser would ask before the page has loaded, to `later.js`. */
const withPrintLater = (link: string): string =>
  link.includes(' media="print"') ? `<noscript data-for="print">${link}</noscript>` : link;

interface PageScripts {
  /** The code of what runs before the first paint. */
  bootstrap: string;
  /** The file of what runs later; like the font's a path within the site's root. */
  later: string;
  /** The font file, which both read of the first one's tag. */
  face: string;
}

/**
 * The shell with what runs before the first paint in itself, so that no page waits for a file of it.
 *
 * @throws when the shell has no place for a script
 */
export function withScripts(shell: string, { bootstrap, later, face }: PageScripts): string {
  if (!shell.includes(BOOTSTRAP)) throw new Error(`web/index.html has no${BOOTSTRAP} to fill.`);
  const files = ` data-face-file="/${face}" data-later="/${later}"`;
  return tightShell(shell).replace(BOOTSTRAP, () => `${files}>${bootstrap}</script>`);
}

/** The shell's own styles, which a page carries in itself. */
const SHELL_STYLES = /<link rel="stylesheet"(?![^<>]* media=)[^<>]*>/g;

/** By these tags the shell begins the app. */
const APP_CODE = /<(?:script type="module"|link rel="modulepreload")[^<>]*>(?:<\/script>)?/g;

/** What pages share: the shell without the tags that each has of its own. */
interface EmptyPage {
  shell: string;
  html: string;
  /** The tags that begin the app. */
  begin: string[];
}

function emptied(shell: string): EmptyPage {
  const html = shell
    .replace(APP_CODE, '')
    .replace(SHELL_STYLES, '')
    .replaceAll(STYLESHEET, withPrintLater);
  return { shell, html, begin: shell.match(APP_CODE) ?? [] };
}

let lastEmptied: EmptyPage = { shell: '', html: '', begin: [] };

/** A process fills the same shell again and again. */
function emptyPageOf(shell: string): EmptyPage {
  if (lastEmptied.shell !== shell) lastEmptied = emptied(shell);
  return lastEmptied;
}

/**
 * The tags that begin the app. Those of a page that stands by itself wait in a template, out of
 * which `public/bootstrap.js` lets them when somebody is about to use what needs the app.
 */
function appTags({ begin }: EmptyPage, { code, startsAtOnce = false }: PageParts): string[] {
  const tags = [
    ...begin,
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return startsAtOnce ? tags : [`<template id="app">${tags.join('')}</template>`];
}

/** The tag that hands the page's data to the script. */
const dataTag = (json: string): string =>
  `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`;

/**
 * Puts a page into the shell.
 *
 * @throws when the shell has no place for a part of it
 */
export function fillShell(shell: string, page: RenderedPage, parts: PageParts): string {
  const empty = emptyPageOf(shell);
  const head = [
    `<meta property="og:title" content="${page.title.replaceAll('"', '&quot;')}">`,
    ...(parts.below ? [linkLater(parts.below)] : []),
    ...parts.head,
    ...appTags(empty, parts),
  ];
  const body = page.html.replace(INLINE_STYLE, ' data-style="$1"');
  const root = `<div id="root" data-path="${escapeAttribute(parts.path)}">${body}</div>`;
  const places: [string, string][] = [
    ['<title>Rollwell</title>', [`<title>${page.title}</title>`, ...(parts.early ?? [])].join('')],
    ['</head>', `${head.join('')}</head>`],
    ['<div id="root"></div>', root + (parts.data ? dataTag(parts.data) : '')],
  ];
  const ownHead = parts.head.some((tag) => tag.includes('name="description"'));
  return places.reduce(
    (html, [place, content]) => {
      if (!html.includes(place)) throw new Error(`web/index.html has no ${place} to fill.`);
      return html.replace(place, () => content);
    },
    ownHead ? withoutDefaultHead(empty.html) : empty.html,
  );
}
