import { describe, expect, it } from 'vitest';
import { MAX_MORE_PICTURES, VALIDATION, type ProductPicture } from '@rollwell/functions/contract';
import { unique } from '../support/api-accounts.ts';
import { call, SHOP } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { db } from '../support/api-admin.ts';

const { admin } = await people({ admin: 'admin' });
const { token } = admin;

const picture = (name: string, changes: object = {}): ProductPicture => ({
  img: `${SHOP}/${name}/640.webp`,
  alt: `The ${name} of it`,
  kind: 'detail',
  ...changes,
});

const post = (pictures: unknown) =>
  call('createProduct', {}, { token, body: { ...productFacts({ name: unique('R') }), pictures } });
const create = async (pictures: readonly ProductPicture[]): Promise<string> =>
  (await post(pictures)).body.insertedId;
const get = async (id: string) => (await call('getProduct', { id }, { token })).body;
const put = async (id: string, changes: object = {}) => {
  const { updatedAt } = await get(id);
  return call(
    'updateProduct',
    { id },
    { token, body: { ...productFacts(), updatedAt, ...changes } },
  );
};

describe('the further pictures of a product', () => {
  it('are kept in their order and given with the product, and no list carries them', async () => {
    const pictures = [picture('use', { kind: 'use' }), picture('end')];
    const id = await create(pictures);
    expect((await get(id)).pictures).toEqual(pictures);
    const { body } = await call('listProducts', {}, { query: { limit: 100 } });
    const listed = body.find(({ _id }) => _id === id);
    expect(listed).toBeDefined();
    expect(listed).not.toHaveProperty('pictures');
  });

  it('stay as they are after a change as the specification has it, and are replaced where given', async () => {
    const [one, two] = [picture('one'), picture('two')];
    const id = await create([one, two]);
    expect((await put(id)).status).toBe(200);
    expect((await get(id)).pictures).toEqual([one, two]);
    expect((await put(id, { pictures: [two, one] })).status).toBe(200);
    expect((await get(id)).pictures).toEqual([two, one]);
    expect((await put(id, { pictures: [] })).status).toBe(200);
    expect(await get(id)).not.toHaveProperty('pictures');
    expect((await db.doc(`products/${id}`).get()).get('pictureFolders')).toEqual([]);
  });

  it('are refused field by field, as the first picture is', async () => {
    const good = picture('good');
    const answer = await post([
      good,
      picture('elsewhere', { img: 'https://pictures.example/a.webp' }),
      picture('silent', { alt: ' ' }),
      picture('odd', { kind: 'poster', size: 3 }),
      'good',
    ]);
    expect([answer.status, answer.error.code]).toEqual([400, 'validation_failed']);
    expect(answer.error.fields).toEqual({
      'pictures[1].img': VALIDATION.pictureHost,
      'pictures[2].alt': VALIDATION.pictureAltRequired,
      'pictures[3].kind': VALIDATION.choice('What it shows'),
      'pictures[3].size': VALIDATION.unknownField,
      'pictures[4]': VALIDATION.wrongType,
    });
    expect((await post([good])).status).toBe(201);
  });

  it('are so many and no more', async () => {
    const many = Array.from({ length: MAX_MORE_PICTURES }, (_each, index) => picture(`p${index}`));
    expect((await post(many)).status).toBe(201);
    const { status, error } = await post([...many, picture('more')]);
    expect([status, error.fields]).toEqual([
      400,
      { pictures: VALIDATION.picturesMax(MAX_MORE_PICTURES) },
    ]);
  });

  it('stand in the feeds and the Markdown of their product', async () => {
    const large = picture('feed').img.replace('640', '1280');
    const id = await create([picture('feed')]);
    const texts = await Promise.all(
      ['/merchant-feed.xml', '/feed.json', `/products/${id}.md`].map(async (path) =>
        (await fetch(SHOP + path)).text(),
      ),
    );
    for (const text of texts) expect(text).toContain(large);
  });
});
