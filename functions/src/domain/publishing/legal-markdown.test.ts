import { describe, expect, it } from 'vitest';
import { publications } from './publications.ts';
import { publishing } from './publishing.fixtures.ts';

describe('the Markdown alternate of a page of the law', () => {
  it('says of a page of the law what the page says, with who sells', async () => {
    const said = await publications.returnsMarkdown(publishing(), '');
    expect(said).toContain('# Returns and withdrawal');
    expect(said).toContain('office@rollwell.example');
    expect(said).toContain('[Withdraw from contract here](https://shop.test/home/withdrawal)');
  });

  it('says by when an order is there, country by country', async () => {
    const said = await publications.deliveryMarkdown(publishing(), '');
    expect(said).toContain(
      '- Germany. Paid before Monday, 23 November, 12:00: by Monday, 30 November. Paid before Tuesday, 24 November, 12:00: by Tuesday, 1 December.',
    );
  });
});
