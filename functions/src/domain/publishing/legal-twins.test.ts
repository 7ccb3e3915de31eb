import { describe, expect, it } from 'vitest';
import { publications } from './publications.ts';
import { publishing } from './publishing.fixtures.ts';

describe('the twin of a page of the law in Markdown', () => {
  it('says of a page of the law what the page says, with who sells', async () => {
    const said = await publications.returnsTwin(publishing(), '');
    expect(said).toContain('# Returns and withdrawal');
    expect(said).toContain('office@rollwell.example');
    expect(said).toContain('[Withdraw from contract here](https://shop.test/home/withdrawal)');
  });
});
