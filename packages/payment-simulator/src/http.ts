import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import type { ApiAnswer } from './idempotency.ts';
import type { PageAnswer } from './pay.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** The whole body as text. Throws ApiError 413 for one over a megabyte. */
export const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ApiError(413, 'invalid_request_error', 'Too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

export const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

export const sendJson = (
  response: ServerResponse,
  { status, body }: ApiAnswer,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body, null, 2));
};

/** No page here has a script; a mail may show pictures from anywhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'";

export const sendPage = (
  response: ServerResponse,
  { status, html, location }: PageAnswer,
): void => {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    ...(location === undefined ? {} : { Location: location }),
  });
  response.end(html);
};
