import { describe, expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { pageRules } from './page-styles.ts';
import { renderPage } from './render-page.tsx';

describe('a page rendered in Node', () => {
  it.each([paths.home, paths.products, paths.blogs, paths.portfolio])(
    '%s is whole, with its styles',
    async (path) => {
      const { html, title, styles } = await renderPage(path);
      expect(title).toMatch(/^.+ \| Rollwell$/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<main[^>]* id="main"/);
      expect(html).toContain('href="#main"');
      expect(html).not.toContain('<style');
      expect(html).not.toContain('<script');
      const { css } = pageRules(styles, html);
      const named = new Set([...css.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name));
      expect(named.size).toBeGreaterThan(20);
      for (const name of named) expect(css).toContain(`${name}:`);
      expect(css).not.toMatch(/display:-(?:webkit|ms)-|-ms-|-moz-(?!osx)/);
    },
  );

  it.each([paths.login, paths.signup])(
    '%s renders too, for a visitor without scripts',
    async (path) => {
      const { html } = await renderPage(path);
      expect(html).toContain('type="password"');
      // Sent before its code has come, a form without this puts the password into the address.
      for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form).toContain('method="post"');
    },
  );

  it.each(['/products/x1', '/blogs/x1'])(
    '%s has its title beside its content while nothing has been read',
    async (path) => {
      const { html, title } = await renderPage(path);
      expect(title).toMatch(/^.+ \| Rollwell$/);
      expect(html).not.toContain('<title');
    },
  );

  it('shows nobody as signed in', async () => {
    const { html } = await renderPage(paths.home);
    expect(html).toContain(`href="${paths.login}"`);
    expect(html).not.toContain('Sign out');
  });

  it('waits behind a guard instead of showing what is for users only', async () => {
    const { html } = await renderPage(paths.myOrders);
    expect(html).toContain('role="progressbar"');
    expect(html).not.toContain('My orders');
  });
});
