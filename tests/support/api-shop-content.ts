import type { NewProduct } from '@rollwell/functions/contract';
import { unique, type TestUser } from './api-accounts.ts';
import { call, clientAddress, PICTURE, request } from './api-client.ts';
import { formWith, plainPicture } from './api-pictures.ts';

const UPLOAD_KEY = process.env.UPLOAD_KEY ?? 'demo-upload-key';

/** The address of these bytes, uploaded like any other picture, by somebody or by nobody who is signed in. */
export async function uploadedImage(
  bytes: Buffer,
  sender?: Pick<TestUser, 'token'>,
): Promise<string> {
  const body = formWith(bytes);
  const answer = await request('POST', '/image', {
    body,
    query: { key: UPLOAD_KEY },
    headers: clientAddress(),
    ...sender,
  });
  if (answer.status !== 201) throw new Error(`image: ${answer.error.message}`);
  return (answer.body as { data: { url: string } }).data.url;
}

/** The address of some picture, uploaded like any other. */
export const uploadedPicture = async (sender?: Pick<TestUser, 'token'>): Promise<string> =>
  uploadedImage(await plainPicture(640, 480).jpeg().toBuffer(), sender);

/** A post of nobody in particular; gives its id. */
export async function newBlog(heading: string, description: string, img: string): Promise<string> {
  const body = { heading, description, img };
  const answer = await call('createBlog', {}, { body, headers: clientAddress() });
  if (answer.status !== 201) throw new Error(`blog: ${answer.error.message}`);
  return answer.body.insertedId;
}

/** A review by this person; gives its id. */
export async function newReview(
  { token }: TestUser,
  ratings: number,
  description: string,
): Promise<string> {
  const answer = await call('createReview', {}, { token, body: { ratings, description } });
  if (answer.status !== 201) throw new Error(`review: ${answer.error.message}`);
  return answer.body.insertedId;
}

/** A product of this admin; gives its id. */
export async function newProduct({ token }: TestUser, name: string, img: string): Promise<string> {
  const description =
    'Woven microfibre on a glued core, for smooth plaster, lining paper and ceilings that show it all.';
  const body = { name, price: 6.8, description, minOrder: 10, available: 400, img };
  const answer = await call('createProduct', {}, { token, body });
  if (answer.status !== 201) throw new Error(`product: ${answer.error.message}`);
  return answer.body.insertedId;
}

/** What an admin enters of a product of which a test knows nothing else. */
export const productFacts = (changes: Partial<NewProduct> = {}): NewProduct => ({
  name: unique('Roller'),
  price: 4.35,
  description: 'A roller for smooth walls',
  minOrder: 10,
  available: 200,
  img: PICTURE,
  ...changes,
});
