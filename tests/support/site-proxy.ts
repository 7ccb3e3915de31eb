import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';

/** A file of the build as Hosting answered it. Its name changes with its content. */
interface BuiltFile {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const isForBuiltFile = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && /^\/assets\/[^/?]+$/.test(url);

/** A connection for each request: one that is kept may be closed by the site as it is used again. */
const agent = new Agent();

/** Headers that tell of the connection they came by, and of no other. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));

/** Asks the site for what a visitor asked for. */
async function askSite(
  site: URL,
  { method, url: path, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
): Promise<IncomingMessage> {
  const { hostname, port } = site;
  const asked = ask({ agent, hostname, port, method, path, headers: endToEnd(headers) });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

const give = (response: ServerResponse, { headers, body }: BuiltFile): void => {
  response.writeHead(200, { ...endToEnd(headers), 'content-length': body.length }).end(body);
};

/**
 * Opens a proxy in front of a site, for browsers and for tests that prepare what these will see. It keeps the
 * files of the build in memory, as the network in front of Hosting does: the Hosting emulator reads
 * and packs each of them anew for every visitor, a sixth of what a visit takes of the processor. And it
 * passes on one call after the other: the Functions emulator starts a process for each call that finds
 * the others busy, and each process has its own cache of public views.
 *
 * @returns the proxy's port; it does not keep the process alive
 */
async function openProxy(site: string): Promise<number> {
  const target = new URL(site);
  const files = new Map<string, BuiltFile>();

  const passFile = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '', headers: asked } = request;
    const known = files.get(url);
    if (known) {
      give(response, known);
      return;
    }
    // Packing pays between two machines.
    const plain = { ...asked, 'accept-encoding': 'identity' };
    const answer = await askSite(target, { method, url, headers: plain }, Buffer.alloc(0));
    const { statusCode = 502, headers } = answer;
    const file = { headers, body: await buffer(answer) };
    if (statusCode === 200) files.set(url, file);
    response.writeHead(statusCode, endToEnd(headers)).end(file.body);
  };

  /** Also to the end where the visitor gives up: a function that has begun goes on. */
  const passOn = async (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const answer = await askSite(target, request, body);
    if (response.socket?.destroyed ?? true) answer.resume();
    else {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(response);
      // After the pipe's own: it pauses what it no longer passes on.
      response.once('close', () => answer.resume());
    }
    await finished(answer);
  };

  let last = Promise.resolve();
  const passInTurn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const passed = last.then(() => passOn(request, response, body));
    last = passed.catch(() => undefined);
    await passed;
  };

  const server = createServer((request, response) => {
    const pass = isForBuiltFile(request) ? passFile : passInTurn;
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const proxies = new Map<string, Promise<number>>();

/** The proxy of a site, which this process opens once. */
export function siteProxy(site: string): Promise<number> {
  const proxy = proxies.get(site) ?? openProxy(site);
  proxies.set(site, proxy);
  return proxy;
}
