import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
/** Headers of one connection, or of the body before it was compressed. */
const HOP_BY_HOP = [
  ...['connection', 'content-encoding', 'content-length', 'expect', 'host', 'keep-alive'],
  ...['set-cookie', 'transfer-encoding'],
];
/** About what a CDN spends on an answer of the moment. */
const QUALITY = 5;

const requestHeaders = ({ headers }: Http2ServerRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name.startsWith(':') || HOP_BY_HOP.includes(name) || value === undefined
      ? []
      : [[name, String(value)]],
  );

async function forward(
  origin: string,
  req: Http2ServerRequest,
  res: Http2ServerResponse,
): Promise<void> {
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  const answer = await fetch(origin + req.url, {
    method: req.method,
    headers: requestHeaders(req),
    redirect: 'manual',
    ...(hasBody && { body: await buffer(req) }),
  });
  for (const [name, value] of answer.headers)
    if (!HOP_BY_HOP.includes(name)) res.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.statusCode = answer.status;
  if (!answer.body || req.method === 'HEAD') return void res.end();
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  if (!COMPRESSIBLE.test(answer.headers.get('content-type') ?? '')) return pipeline(body, res);
  res.setHeader('content-encoding', 'br');
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return pipeline(body, createBrotliCompress({ params }), res);
}

/**
 * Passes every call on to the shop at `origin`, by HTTP/2 with a certificate that nobody knows, and
 * compresses what it answers: as Hosting does and its emulator does not.
 */
export async function openCompressingProxy(origin: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (req, res) => {
    forward(origin, req, res).catch(() => {
      if (!res.headersSent) res.statusCode = 502;
      res.end();
    });
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
