/*
 * Imports nothing: every test file begins with it, also those that are to choose another database first.
 */

/** Of the sample data: an admin, and an article number that some product has. */
const ADMIN = { email: 'admin@rollwell.example', password: 'Admin-Pass1' };
const TAKEN = 'RW-2001';

/** The variable that keeps the admin's access token from file to file. */
const TOKEN = 'ROLLWELL_LOOKING_TOKEN';

const send = (url: string, method: string, body: object, token = ''): Promise<Response> =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const signIn = async (origin: string): Promise<void> => {
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const signedIn = await send(url, 'POST', { ...ADMIN, returnSecureToken: true });
  const { idToken } = (await signedIn.json()) as { idToken?: string };
  const { email } = ADMIN;
  const opened = await send(`${origin}/user/${email}`, 'PUT', { email }, idToken);
  const { accessToken } = (await opened.json()) as { accessToken?: string };
  process.env[TOKEN] = accessToken;
};

const shopUrl = (): string => process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

/** Sends a process a product that it refuses in its commit; after any commit it looks what was changed. */
const askToLook = async (origin: string): Promise<Response> =>
  send(
    `${origin}/product`,
    'POST',
    {
      ...{ name: 'Never added', description: 'Its number is taken.', price: 1, minOrder: 1 },
      ...{ available: 1, img: `${shopUrl()}/hero-640.webp`, attributes: { articleNumber: TAKEN } },
    },
    process.env[TOKEN],
  );

const haveLook = async (origin: string): Promise<void> => {
  if (process.env[TOKEN] === undefined) await signIn(origin);
  let answer = await askToLook(origin);
  if (answer.status === 401) {
    await signIn(origin);
    answer = await askToLook(origin);
  }
  if (answer.status !== 409)
    throw new Error(`${origin} was to refuse a product: ${answer.status} ${await answer.text()}`);
};

/**
 * Has the processes that tests ask look what was changed before they give again what they keep: the
 * function behind the site, and the API beside it. By themselves they do so after half a minute.
 */
export const refreshReads = async (): Promise<void> => {
  const { API_URL = shopUrl() } = process.env;
  for (const origin of new Set([API_URL, shopUrl()])) await haveLook(origin);
};
