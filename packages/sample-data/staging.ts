import { parseArgs } from 'node:util';
import { products } from './src/content/products.ts';
import { posts } from './src/content/posts.ts';
import { call } from './src/seed/api.ts';
import { createPosts, createProducts } from './src/seed/shop.ts';

/**
 * Puts the sample products and posts into an empty shop that is deployed, through its own API, and no
 * people: `SHOP_URL=https://… UPLOAD_KEY=… ADMIN_PASSWORD=… npm run staging-data -- <address of an admin>`.
 */
const USAGE =
  'Usage: SHOP_URL=https://… UPLOAD_KEY=… ADMIN_PASSWORD=… npm run staging-data -- <address of an admin>';

const { positionals } = parseArgs({ allowPositionals: true });
const [email] = positionals;
const {
  SHOP_URL: shop,
  ADMIN_PASSWORD: password,
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
} = process.env;

/** What the identity provider gives for a password. */
async function signIn(key: string): Promise<string> {
  const host = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${host}/v1/accounts:signInWithPassword?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${email ?? ''}: ${await answer.text()}`);
  return ((await answer.json()) as { idToken: string }).idToken;
}

async function fill(origin: string, address: string): Promise<void> {
  const init = await fetch(new URL('/__/firebase/init.json', origin));
  const { apiKey } = (await init.json()) as { apiKey: string };
  const session = { token: await signIn(apiKey), body: { email: address } };
  const { accessToken: token } = await call('openSession', { email: address }, session);
  if ((await call('listProducts', {}, { token })).length > 0)
    throw new Error('The shop has products already: the samples are for an empty one.');
  await createProducts(undefined, token);
  await createPosts(undefined);
  console.log(`${products.length} products and ${posts.length} posts are in ${origin}`);
}

if (email === undefined || shop === undefined || password === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await fill(shop, email).catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
}
