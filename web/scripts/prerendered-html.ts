import { createHash } from 'node:crypto';
import type { RenderedPage } from '../src/app/render-page.tsx';

/** A rendered screen, where it belongs and whose code it needs. */
export type Page = RenderedPage & { path: string; screen: string };

const INLINE_STYLE = / style="([^"]*)"/g;

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * A page's style rules as a file of their own, because the Content-Security-Policy allows no
 * style in the HTML. Inline styles join them under their text; see `restoreInlineStyles`.
 */
export function stylesOf(page: Pick<Page, 'html' | 'css' | 'screen'>): {
  file: string;
  css: string;
} {
  const inline = new Set(
    [...page.html.matchAll(INLINE_STYLE)].map(([, style = '']) => unescapeHtml(style)),
  );
  const rules = [...inline].map((style) => `[data-style=${JSON.stringify(style)}]{${style}}`);
  const css = [page.css, ...rules].join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { file: `assets/${page.screen}-page-${hash}.css`, css };
}

/** What the head of a page names besides what the shell does; paths within the site's root. */
export interface PageFiles {
  styles: string;
  code: string[];
  fonts: string[];
}

/**
 * Puts a page into the shell.
 *
 * @throws when the shell has no place for a part of it
 */
export function fillShell(shell: string, page: Page, files: PageFiles): string {
  const head = [
    `<link rel="stylesheet" href="/${files.styles}">`,
    ...files.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ),
    ...files.code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const body = page.html.replace(INLINE_STYLE, ' data-style="$1"');
  const parts: [string, string][] = [
    ['<title>Rollwell</title>', `<title>${page.title}</title>`],
    ['</head>', `${head.map((line) => `    ${line}\n`).join('')}  </head>`],
    ['<div id="root"></div>', `<div id="root" data-path="${page.path}">${body}</div>`],
  ];
  return parts.reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`web/index.html has no ${place} to fill.`);
    return html.replace(place, () => content);
  }, shell);
}
