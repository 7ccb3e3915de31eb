import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes what is put in, and takes markup as it is', () => {
    const evil = `<a href="x" title='y'>&`;
    expect(html`<p>${evil}</p>`.markup).toBe(
      '<p>&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;</p>',
    );
    const items = ['<1>', '2'].map((text) => html`<li>${text}</li>`);
    expect(html`${items}`.markup).toBe('<li>&lt;1&gt;</li>\n<li>2</li>');
    expect(html`${html``}${''}`.markup).toBe('');
  });
});
