import { fault, holds, notHere, unlessWrong, type Finding } from './finding.ts';

/** What every answer of a kind has to say of itself; a header that is null must not be there. */
interface Kind {
  path: string;
  status: number;
  headers: Record<string, RegExp>;
}

const PAGE_POLICY = /^default-src 'self';.*frame-ancestors 'none'/;
const EVERYWHERE = {
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
};
/** The CDN may show it for so long, and while it asks for the next. */
const AT_THE_CDN = /s-maxage=\d+, stale-while-revalidate=\d+/;
const ANEW = /no-cache/;

const KINDS: readonly Kind[] = [
  ...['/', '/products', '/blogs'].map((path) => ({
    path,
    status: 200,
    headers: { 'content-security-policy': PAGE_POLICY, 'cache-control': AT_THE_CDN },
  })),
  ...['/login', '/my-portfolio', '/Dashboard'].map((path) => ({
    path,
    status: 200,
    headers: { 'content-security-policy': PAGE_POLICY, 'cache-control': ANEW },
  })),
  { path: '/service-worker.js', status: 200, headers: { 'cache-control': ANEW } },
  { path: '/product', status: 200, headers: { 'cache-control': AT_THE_CDN } },
  { path: '/order', status: 401, headers: { 'cache-control': /no-store/ } },
  { path: '/nothing-is-here', status: 404, headers: {} },
];

const ask = (url: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url + path, { redirect: 'manual', ...init });

const wrongHeaders = (answer: Response, path: string, wanted: Record<string, RegExp>): string[] =>
  Object.entries(wanted).flatMap(([name, pattern]) => {
    const value = answer.headers.get(name);
    return value !== null && pattern.test(value)
      ? []
      : [
          `${path} has ${value === null ? 'no' : `the wrong`} ${name}${value === null ? '' : `: ${value}`}.`,
        ];
  });

async function checkKind(url: string, { path, status, headers }: Kind): Promise<Finding[]> {
  const answer = await ask(url, path, { headers: { accept: 'text/html, application/json' } });
  await answer.arrayBuffer();
  return unlessWrong(`${path} is answered with ${status} and its headers.`, [
    ...(answer.status === status ? [] : [`${path} is answered with ${answer.status}.`]),
    ...wrongHeaders(answer, path, { ...EVERYWHERE, ...headers }),
  ]);
}

async function checkBuiltFiles(url: string): Promise<Finding[]> {
  const html = await (await ask(url, '/login')).text();
  const [file] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  if (file === undefined) return [fault('/login names no script of the build.')];
  const answer = await ask(url, file);
  await answer.arrayBuffer();
  const wanted = { ...EVERYWHERE, 'cache-control': /immutable/ };
  return unlessWrong(`${file} may be kept for good.`, wrongHeaders(answer, file, wanted));
}

/** The second of two who ask at once gets what the first one brought. */
async function checkCdn(url: string): Promise<Finding[]> {
  await (await ask(url, '/products')).arrayBuffer();
  const answer = await ask(url, '/products');
  await answer.arrayBuffer();
  const found = answer.headers.get('x-cache');
  if (found === null) return [notHere('Nothing stands in front of the function that keeps pages.')];
  const age = answer.headers.get('age') ?? 'no';
  return [
    found.includes('HIT')
      ? holds(`The CDN keeps /products (age ${age}).`)
      : fault(`The CDN does not keep /products: ${found}.`),
  ];
}

/** Signed by nobody, and not so that it counts as an event that the secret does not fit. */
async function checkWebhook(url: string): Promise<Finding[]> {
  const answer = await ask(url, '/payment/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 'check:deployed' },
    body: '{}',
  });
  const text = await answer.text();
  return answer.status === 400 && text.includes('invalid_signature')
    ? [holds('The webhook refuses what Stripe did not sign.')]
    : [fault(`The webhook answers ${answer.status} to what Stripe did not sign.`)];
}

async function checkAddress(url: string): Promise<Finding[]> {
  const map = await (await ask(url, '/sitemap.xml')).text();
  const first = /<loc>([^<]*)<\/loc>/.exec(map)?.[1] ?? 'nothing';
  return first.startsWith(url)
    ? [holds('The shop knows its own address.')]
    : [fault(`The sitemap begins with ${first}: is SHOP_URL ${url}?`)];
}

/** What Hosting tells the site of its project; undefined where it has no configuration. */
export async function readInit(
  url: string,
): Promise<{ projectId?: string; apiKey?: string } | undefined> {
  const answer = await ask(url, '/__/firebase/init.json');
  const text = await answer.text();
  try {
    return JSON.parse(text) as { projectId?: string; apiKey?: string };
  } catch {
    return undefined;
  }
}

async function checkInit(url: string): Promise<Finding[]> {
  const { projectId, apiKey } = (await readInit(url)) ?? {};
  return projectId && apiKey
    ? [holds(`Hosting tells the site of the project ${projectId}.`)]
    : [fault('/__/firebase/init.json has no project: register a web app and link it to Hosting.')];
}

/** Firebase's own page, which a page of ours frames to sign in. */
async function checkSignIn(url: string): Promise<Finding[]> {
  const answer = await ask(url, '/__/auth/iframe');
  await answer.arrayBuffer();
  if (answer.status !== 200) return [notHere('Hosting has no page to sign in by.')];
  const { headers } = answer;
  const isClosed =
    headers.has('x-frame-options') ||
    (headers.get('content-security-policy') ?? '').includes('frame-ancestors');
  return isClosed
    ? [fault('/__/auth/iframe cannot be framed, so nobody can sign in with Google.')]
    : [holds('The page of Firebase that signs people in can be framed.')];
}

async function checkEncryption(url: string): Promise<Finding[]> {
  if (url.startsWith('http:')) return [notHere('Nothing is encrypted here.')];
  const answer = await ask(url.replace('https:', 'http:'), '/');
  await answer.arrayBuffer();
  const target = answer.headers.get('location') ?? '';
  return target.startsWith('https:')
    ? [holds('Who asks without encryption is led to it.')]
    : [fault(`Without encryption, ${answer.status} is answered.`)];
}

/**
 * Asks a shop what its answers alone tell.
 * @param url its origin, without a slash at the end
 */
export async function checkSite(url: string): Promise<Finding[]> {
  const checks = [
    ...KINDS.map((kind) => checkKind(url, kind)),
    ...[
      ...[checkBuiltFiles, checkCdn, checkWebhook, checkAddress, checkInit],
      ...[checkSignIn, checkEncryption],
    ].map((check) => check(url)),
  ];
  return (await Promise.all(checks)).flat();
}
