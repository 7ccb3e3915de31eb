import { readFile } from 'node:fs/promises';
import { PICTURE_ORIGINS, shownAddress } from '@rollwell/functions/contract';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Answers a path with its query; undefined for one that it does not know. */
export type Source = (path: string, accept: string) => Promise<Response | undefined>;

/** A server with a path left to answer; pages of it are asked for at `url`. */
export interface FrontDoor {
  url: string;
  close: () => void;
}

const compress = promisify(brotliCompress);
/** About what a CDN spends on a page that it keeps. */
const QUALITY = 9;
const COMPRESSED = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
/** What belongs to one connection, or to the body as it came. */
const NOT_PASSED_ON = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const LOCAL_STORAGE = /http:\/\/(127\.0\.0\.1|localhost):\d+(?=\/v0\/b\/)/g;
const SHOWN_IN = / (?:src|srcSet|href)="[^"]*"/g;
const ADDRESS = new RegExp(String.raw`${PICTURE_ORIGINS.storage}/[^\s"]+`, 'g');

/** What the emulators add to a page, its policy and its headers: where and what they are. */
const EMULATORS_NAMED = /<meta name="emulator-ports"[^>]*>/;
const EMULATORS_ALLOWED = / http:\/\/(127\.0\.0\.1|localhost):\d+/g;
const POLICY = 'content-security-policy';

/**
 * A page with its pictures where a deployed one has them, and a policy that names no emulator; pages
 * of the emulators name those. What it hands to the app stays as the API says it.
 */
async function asDeployed(answer: Response): Promise<Response> {
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('x-powered-by');
  const policy = headers.get(POLICY);
  if (policy !== null) headers.set(POLICY, policy.replaceAll(EMULATORS_ALLOWED, ''));
  const page = (await answer.text()).replace(EMULATORS_NAMED, '');
  const html = page.replaceAll(SHOWN_IN, (attribute) =>
    attribute.replaceAll(LOCAL_STORAGE, PICTURE_ORIGINS.storage).replaceAll(ADDRESS, shownAddress),
  );
  return new Response(html, { status: answer.status, headers });
}

/** What the shop at this address answers. */
export const shopAt =
  (origin: string): Source =>
  (path, accept) =>
    fetch(origin + path, { headers: { accept }, redirect: 'manual' }).then(asDeployed);

/** A built app: its files, and its page for every navigation. */
export const appIn =
  (folder: string): Source =>
  async (path, accept) => {
    const { pathname } = new URL(path, 'http://localhost');
    const isPage = accept.includes('text/html');
    const file = isPage ? 'index.html' : pathname;
    const body = await readFile(join(folder, file)).catch(() => undefined);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return body && new Response(body, { headers: { 'content-type': type } });
  };

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function readAnswer(sources: readonly Source[], path: string, accept: string): Promise<Kept> {
  for (const source of sources) {
    const answer = await source(path, accept);
    if (!answer) continue;
    const headers = Object.fromEntries(answer.headers);
    for (const name of NOT_PASSED_ON) delete headers[name];
    const raw = Buffer.from(await answer.arrayBuffer());
    if (!COMPRESSED.test(headers['content-type'] ?? ''))
      return { status: answer.status, headers, body: raw };
    const body = await compress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body };
  }
  return { status: 404, headers: {}, body: Buffer.alloc(0) };
}

interface Asked {
  url?: string | undefined;
  headers: { accept?: string | undefined };
}
interface Answering {
  writeHead: (status: number, headers?: Record<string, string>) => Ending;
}
interface Ending {
  end: { (): unknown; (body: Buffer): unknown };
}

/** Answers as a CDN does: compresses with brotli what is worth it, and keeps each answer. Knows GET alone. */
function answerFrom(sources: readonly Source[]): (asked: Asked, answering: Answering) => void {
  const kept = new Map<string, Promise<Kept>>();
  const answerTo = ({ url = '/', headers: { accept = '*/*' } }: Asked) => {
    const key = `${accept.includes('text/html') ? 'page' : 'part'} ${url}`;
    const answer = kept.get(key) ?? readAnswer(sources, url, accept);
    kept.set(key, answer);
    return answer;
  };
  return (asked, answering) => {
    answerTo(asked).then(
      ({ status, headers, body }) => answering.writeHead(status, headers).end(body),
      () => answering.writeHead(502).end(),
    );
  };
}

/** Has a server listen at a free port, which it gives. */
const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};

/** Stands in front as a CDN does, so that pages are measured and not the machine that makes them. */
export async function openFrontDoor(...sources: Source[]): Promise<FrontDoor> {
  const server = createServer(answerFrom(sources));
  const port = await portOf(server);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
