import { describe, expect, it } from 'vitest';
import { fillShell, stylesOf } from './prerendered-html.ts';

const shell = '<html><head><title>Rollwell</title></head><body><div id="root"></div></body></html>';
const page = {
  path: '/blogs',
  screen: 'blogs',
  title: 'Blogs | Rollwell',
  css: '.a{color:red}',
  html: '<p class="a" style="font-family:&quot;X&quot;;width:60%">$&amp; text</p>',
};
const files = {
  styles: 'assets/blogs-page-x.css',
  code: ['assets/b.js'],
  fonts: ['assets/f.woff2'],
};

describe('a prerendered page', () => {
  it('carries title, files, path and HTML, and no inline style', () => {
    const html = fillShell(shell, page, files);
    expect(html).toContain('<title>Blogs | Rollwell</title>');
    expect(html).toContain('href="/assets/blogs-page-x.css"');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js">');
    expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/f.woff2"');
    expect(html).toContain('<div id="root" data-path="/blogs"><p class="a" data-style="');
    expect(html).toContain('>$&amp; text</p>');
    expect(html).not.toContain(' style=');
  });

  it('keeps its inline styles as rules under their text', () => {
    const { css } = stylesOf(page);
    expect(css.split('\n')).toEqual([
      '.a{color:red}',
      '[data-style="font-family:\\"X\\";width:60%"]{font-family:"X";width:60%}',
    ]);
  });

  it('names its styles after their content', () => {
    const { file } = stylesOf(page);
    expect(file).toMatch(/^assets\/blogs-page-[\w-]{8}\.css$/);
    expect(stylesOf(page).file).toBe(file);
    expect(stylesOf({ ...page, css: '.a{color:blue}' }).file).not.toBe(file);
  });

  it('complains when the shell has lost a place', () => {
    expect(() => fillShell(shell.replace('<title>', '<title >'), page, files)).toThrow('<title>');
  });
});
