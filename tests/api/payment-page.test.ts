import { describe, expect, it } from 'vitest';
import { SHOP } from '../support/api-client.ts';
import { newOrder, newProduct } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const { owner } = await people({ owner: 'customer' });
const path = `/payment/${await newOrder(owner, await newProduct())}`;

const get = (accept: string, token?: string) =>
  fetch(SHOP + path, {
    redirect: 'manual',
    headers: { accept, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

describe('GET /payment/{id} opened in a browser', () => {
  it('gives the web app with the headers of every page, and nobody keeps it', async () => {
    const [page, login] = await Promise.all([get(BROWSER), fetch(`${SHOP}/login`)]);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toContain('<div id="root"');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toBe(login.headers.get('content-security-policy'));
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('vary')).toMatch(/Accept.*Authorization/);
  });

  it('asked for JSON without a token it is a call, and refused', async () => {
    const answer = await get('application/json');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('vary')).toMatch(/Accept.*Authorization/);
  });

  it('asked for anything without a token it is a call as well', async () => {
    expect((await get('*/*')).status).toBe(401);
  });

  it('with a token it is a call whatever is accepted', async () => {
    const answer = await get(BROWSER, owner.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('vary')).toMatch(/Accept.*Authorization/);
  });
});
