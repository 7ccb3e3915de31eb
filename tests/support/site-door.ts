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
import { pipeline } from 'node:stream/promises';

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

/** Asks the site for what a browser asked for; a browser that gives up is followed. */
async function askSite(
  site: URL,
  request: IncomingMessage,
  response: ServerResponse,
  headers: IncomingHttpHeaders,
): Promise<IncomingMessage> {
  const { method, url: path } = request;
  const { hostname, port } = site;
  const asked = ask({
    agent,
    hostname,
    port,
    method,
    path,
    headers: { ...endToEnd(request.headers), ...headers },
  });
  asked.on('error', () => response.destroy());
  response.once('close', () => asked.destroy());
  request.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

const give = (response: ServerResponse, { headers, body }: BuiltFile): void => {
  response.writeHead(200, { ...endToEnd(headers), 'content-length': body.length }).end(body);
};

/**
 * Opens a door to a site that keeps the files of its build in memory, as the network in front of
 * Hosting does. The Hosting emulator reads and packs each of them anew for every visitor, which is a
 * sixth of what a visit takes of the processor. Everything else passes as it is.
 *
 * @returns the door's port; it does not keep the process alive
 */
export async function openSiteDoor(site: string): Promise<number> {
  const target = new URL(site);
  const files = new Map<string, BuiltFile>();

  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await askSite(target, request, response, {});
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    await pipeline(answer, response);
  };

  const passFile = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '' } = request;
    const known = files.get(url);
    if (known) {
      give(response, known);
      return;
    }
    // Packing pays between two machines.
    const answer = await askSite(target, request, response, { 'accept-encoding': 'identity' });
    const { statusCode = 502, headers } = answer;
    const file = { headers, body: await buffer(answer) };
    if (statusCode === 200) files.set(url, file);
    response.writeHead(statusCode, endToEnd(headers)).end(file.body);
  };

  const server = createServer((request, response) => {
    const pass = isForBuiltFile(request) ? passFile : passOn;
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
