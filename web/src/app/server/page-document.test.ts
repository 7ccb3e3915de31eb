import { describe, expect, it } from 'vitest';
import { belowIn, untilFile, withFile } from './first-screen.ts';
import {
  fileBelow,
  fillShell,
  inlineStyles,
  policyHash,
  styleFile,
  stylesAsData,
  withScripts,
} from './page-document.ts';

const shell =
  '<html><head><title>Rollwell</title>' +
  '<!-- what a page says that has nothing of its own to say --><meta name="description" content="All">' +
  '<!-- end --><script src="/bootstrap.js"></script><script type="module" crossorigin src="/assets/i.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/r.js">' +
  '<link rel="stylesheet" crossorigin href="/assets/i.css"></head><body><div id="root"></div></body></html>';
const page = {
  title: 'Blogs | Rollwell',
  styles: {
    global: [{ name: 'g1', css: 'body{margin:0}' }],
    classes: [
      { name: 'a', css: '.css-a{color:red}' },
      { name: 'b', css: '.css-b{top:0}' },
    ],
  },
  html: '<p class="css-a css-b" style="font-family:&quot;X&quot;;width:60%">$&amp; text</p>',
};
const parts = {
  path: '/blogs',
  head: ['<style>.a{}</style>'],
  code: ['assets/b.js'],
};

describe('a page in the shell', () => {
  it('carries title, styles, files, path and HTML, and no inline style', () => {
    const html = fillShell(shell, page, parts);
    expect(html).toContain('<title>Blogs | Rollwell</title>');
    expect(html).toContain('<style>.a{}</style>');
    expect(html).toContain('<div id="root" data-path="/blogs"><p class="css-a css-b" data-style="');
    expect(html).toContain('>$&amp; text</p>');
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('i.css');
  });

  it('keeps the app in a template, with the code of its screen', () => {
    const app =
      '<script type="module" crossorigin src="/assets/i.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/r.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/b.js">';
    const html = fillShell(shell, page, parts);
    expect(html).toContain(`<template id="app">${app}</template>`);
    expect(html.replace(app, '')).not.toMatch(/module/);
  });

  it('carries what runs before the first paint, and names what runs later and where the face is', () => {
    const scripts = { bootstrap: "show('$&')", later: 'assets/l.js', face: 'assets/f.woff2' };
    const print = '<link rel="stylesheet" href="/p.css" media="print">';
    const whole = withScripts(shell.replace('</head>', `${print}</head>`), scripts);
    const script = `<script data-face-file="/assets/f.woff2" data-later="/assets/l.js">show('$&')</script>`;
    expect(whole).toContain(script);
    expect(whole).not.toContain('bootstrap.js');
    // Screens of the app, such as orders, are on paper right as soon as they stand.
    expect(whole).toContain(`${print}</head>`);
    const html = fillShell(whole, page, parts);
    expect(html).toContain(script);
    expect(html.split('f.woff2')).toHaveLength(2);
    expect(html).toContain(`<noscript data-for="print">${print}</noscript>`);
    expect(() => withScripts(whole, scripts)).toThrow('web/index.html has no src=');
  });

  it('begins the app at once where the page is not complete', () => {
    const html = fillShell(shell, page, { ...parts, startsAtOnce: true });
    expect(html).not.toContain('<template');
    for (const file of ['i', 'r', 'b']) expect(html.split(`/assets/${file}.js`)).toHaveLength(2);
  });

  it('carries its data so that no text of it can end the tag', () => {
    const data = JSON.stringify({ name: '</script><script>alert(1)</script>' });
    const html = fillShell(shell, page, { ...parts, data });
    expect(html.match(/<script/g)).toHaveLength(3);
    const json = /id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(JSON.parse(data));
  });

  it('says what it has to say instead of what all say', () => {
    expect(fillShell(shell, page, parts)).toContain('content="All"');
    const own = '<meta name="description" content="Own">';
    const html = fillShell(shell, page, { ...parts, head: [own] });
    expect(html).toContain(own);
    expect(html).not.toContain('content="All"');
    expect(html).not.toContain('<!--');
  });

  it('lets no path end the attribute', () => {
    const html = fillShell(shell, page, { ...parts, path: '/a"onload="x&y' });
    expect(html).toContain('data-path="/a&quot;onload=&quot;x&amp;y"');
  });

  it('complains when the shell has lost a place', () => {
    expect(() => fillShell(shell.replace('<title>', '<title >'), page, parts)).toThrow('<title>');
    const own = { ...parts, head: ['<meta name="description" content="Own">'] };
    expect(() => fillShell(shell.replace('<!-- end', '<!--'), page, own)).toThrow('<!-- end -->');
  });
});

describe('the styles of a page', () => {
  it('stand in one tag, those of inline styles by their text, with the hash that the headers name', () => {
    const { tag, hash } = inlineStyles(page, 'a{}');
    const css =
      'a{}body{margin:0}.css-a{color:red}.css-b{top:0}' +
      '[data-style="font-family:\\"X\\";width:60%"][data-style]{font-family:"X";width:60%}';
    expect(tag).toBe(`<style data-lacking="">${css}</style>`);
    expect(hash).toBe(policyHash(css));
    expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  it('are those of classes that an element has, and of animations', () => {
    const classes = [
      { name: 'a', css: '.css-a{top:0}' },
      { name: 'b', css: '.css-b{top:0}' },
      { name: 'animation-c', css: '@keyframes animation-c{to{top:0}}' },
    ];
    const { tag } = inlineStyles(
      { ...page, styles: { global: [], classes }, html: '<p class="css-b x">' },
      '',
    );
    expect(tag).toBe(
      '<style data-lacking="">.css-b{top:0}@keyframes animation-c{to{top:0}}</style>',
    );
  });

  it('name the classes of which rules are left out for states that the app alone brings about', () => {
    const css = '.css-a{top:0}.css-a.Mui-disabled{top:1px}';
    const withState = { ...page.styles, classes: [{ name: 'a', css }, ...page.styles.classes] };
    const { tag } = inlineStyles({ ...page, styles: withState }, '');
    expect(tag).toContain('<style data-lacking="a">body{margin:0}.css-a{top:0}');
    expect(tag).not.toContain('disabled');
  });

  it('of a page that is a file stand in one beside it, named after their content', () => {
    const { file, css } = styleFile(page, 'blogs', 'a{}');
    expect(css).toBe(
      'a{}body{margin:0}.css-a{color:red}.css-b{top:0}' +
        '[data-style="font-family:\\"X\\";width:60%"][data-style]{font-family:"X";width:60%}',
    );
    expect(file).toMatch(/^assets\/blogs-page-[\w-]{8}\.css$/);
    const other = { ...page, html: '<p>Other</p>' };
    expect(styleFile(other, 'blogs', 'a{}').file).not.toBe(file);
  });

  it('of such a page stand in it as data before its script, and as the file for who runs none', () => {
    const early = stylesAsData({ file: 'assets/login-page-12345678.css', css: 'a{}' });
    const withRun = shell.replace(' src="/bootstrap.js">', '>run()');
    const html = fillShell(withRun, page, { ...parts, early });
    const data = html.indexOf('<script type="text/css" id="page-styles">a{}</script>');
    expect(data).toBeGreaterThan(0);
    expect(html.indexOf('run()')).toBeGreaterThan(data);
    expect(html).toContain(
      '<noscript><link rel="stylesheet" href="/assets/login-page-12345678.css"></noscript>',
    );
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  });

  it('never end their tag', () => {
    expect(() => stylesAsData({ file: 'x.css', css: 'a{content:"</script>"}' })).toThrow('x.css');
  });
});

describe('what a phone has to scroll to', () => {
  const both = '.css-both{top:0}.css-both.Mui-disabled{top:1px}';
  const variables = ':root{--mui-a:1px;--mui-b:2px}[data-color-scheme="dark"]{--mui-b:3px}';
  const long = {
    title: 'Home | Rollwell',
    styles: {
      global: [{ name: 'g1', css: `body{margin:0}${variables}` }],
      classes: [
        { name: 'top', css: '.css-top{top:var(--mui-a)}' },
        { name: 'menu', css: '.css-menu{top:0}' },
        { name: 'both', css: both },
        { name: 'far', css: '.css-far{top:var(--mui-b);animation:animation-far 1s}' },
        { name: 'layer', css: '.css-layer{top:0}' },
        { name: 'animation-far', css: '@keyframes animation-far{to{top:0}}' },
      ],
    },
    html:
      '<h1 class="css-top css-both"><dialog><i class="css-menu"></i></dialog></h1>' +
      '<section class="css-far" id="about"><b class="css-both"></b></section>',
  };
  const rare = '@font-face{src:url(rare.woff2);unicode-range:U+A1}';
  const { css: inFile, ...below } = fileBelow(long, 'home', 'about', `a{}${rare}`);
  const tagOf = (html: string) => inlineStyles({ ...long, html }, `a{}${rare}`, below).tag;

  it('has its rules in a file, with those of closed dialogs, the variables that they name, and the face of rare letters', () => {
    expect(below.file).toMatch(/^assets\/home-below-[\w-]{8}\.css$/);
    expect(inFile).toBe(
      `${rare}:root{--mui-b:2px}[data-color-scheme="dark"]{--mui-b:3px}.css-menu{top:0}` +
        '.css-far{top:var(--mui-b);animation:animation-far 1s}@keyframes animation-far{to{top:0}}' +
        withFile('about'),
    );
  });

  it('leaves the page with the rules of what is seen first', () => {
    expect(tagOf(long.html)).toBe(
      '<style data-lacking="both">a{}body{margin:0}:root{--mui-a:1px;}[data-color-scheme="dark"]{}' +
        `.css-top{top:var(--mui-a)}.css-both{top:0}${untilFile(below)}</style>`,
    );
  });

  it('is drawn with the page where the file lacks it, or where it is the same class', () => {
    expect(tagOf(`${long.html}<i class="css-layer"></i>`)).toContain('.css-layer{top:0}');
    const disabled = `${long.html}<i class="css-both Mui-disabled"></i>`;
    expect(tagOf(disabled)).toContain('.css-both.Mui-disabled{top:1px}');
    const other = `${long.html}<i class="css-far Mui-disabled"></i>`;
    expect(tagOf(other)).not.toContain('.Mui-disabled');
  });

  it('names the file before its own rules, for a script to ask for or for browsers without', () => {
    const tag = tagOf(long.html);
    const html = fillShell(shell, long, { ...parts, head: [tag], below });
    const link = `<link rel="stylesheet" href="/${below.file}">`;
    expect(html).toContain(`<noscript data-for="below">${link}</noscript>${tag}`);
    expect(belowIn(long.html, below)).toBe(below);
    expect(belowIn('<section id="other">', below)).toBeUndefined();
  });
});
