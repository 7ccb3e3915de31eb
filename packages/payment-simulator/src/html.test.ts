import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes values, also in attributes and lists, but not markup of its own', () => {
    const evil = `<b>"&'`;
    expect(html`<a title="${evil}">${[evil, html`<i>${evil}</i>`]}</a>`.text).toBe(
      '<a title="&lt;b&gt;&quot;&amp;&#39;">&lt;b&gt;&quot;&amp;&#39;<i>&lt;b&gt;&quot;&amp;&#39;</i></a>',
    );
  });

  it('shows numbers and nothing for what is missing or false', () => {
    expect(html`${0}|${null}|${undefined}|${false}|${''}`.text).toBe('0||||');
  });
});
