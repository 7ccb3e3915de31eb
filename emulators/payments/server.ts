import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { Checkout, type Announce } from './checkout.ts';
import { control, showControl } from './control.ts';
import { noFaults } from './faults.ts';
import { IdempotencyKeys, type ApiAnswer } from './idempotency.ts';
import type { GatewayEvent } from './objects.ts';
import { decideCheckout, showCheckout, type PageAnswer } from './pay.ts';
import { newId, nowSeconds, Store } from './store.ts';
import { Webhooks, type WebhookTarget } from './webhooks.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const API_VERSION = '2026-10-28.endive';

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ApiError(413, 'invalid_request_error', 'Too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const sendJson = (
  response: ServerResponse,
  { status, body }: ApiAnswer,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body, null, 2));
};

const sendPage = (response: ServerResponse, { status, html, location }: PageAnswer): void => {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(location === undefined ? {} : { Location: location }),
  });
  response.end(html);
};

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

export interface SimulatorOptions {
  /** Where the checkout pages are reachable, e.g. `http://127.0.0.1:12111`. */
  baseUrl: string;
  webhook: WebhookTarget;
}

/** The payment simulator as an HTTP server that does not listen yet. */
export const createSimulator = ({ baseUrl, webhook }: SimulatorOptions): Server => {
  const store = new Store();
  const faults = noFaults();
  const webhooks = new Webhooks(webhook, faults);
  const keys = new IdempotencyKeys();

  const announce: Announce = (type, object) => {
    const event: GatewayEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: nowSeconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    store.events.set(event.id, event);
    return webhooks.send(event);
  };
  const checkout = new Checkout(store, announce, (id) => `${baseUrl}/pay/${id}`);

  const failOnDemand = (): void => {
    if (faults.failCalls === 0) return;
    faults.failCalls -= 1;
    const declined = faults.failType === 'card_error';
    throw new ApiError(
      faults.failStatus,
      faults.failType,
      declined ? 'Your card was declined.' : 'The simulator was told to fail.',
      declined ? { code: 'card_declined', decline_code: 'generic_decline' } : {},
    );
  };

  const answerApi = (
    request: IncomingMessage,
    path: string,
    body: string,
  ): ApiAnswer & { replayed: boolean } => {
    if (!header(request, 'authorization')?.startsWith('Bearer sk_test_')) {
      throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    if (!faults.afterEffect) failOnDemand();
    const method = request.method ?? 'GET';
    const key = method === 'POST' ? header(request, 'idempotency-key') : undefined;
    const { answer, replayed } = keys.run(key, `${path}\n${body}`, () =>
      callApi({ store, checkout, announce }, method, path, body),
    );
    if (faults.afterEffect) failOnDemand();
    return { ...answer, replayed };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', baseUrl);
    const body = await readBody(request);
    const session = /^\/pay\/([^/]+)$/.exec(pathname)?.[1];
    if (pathname === '/health') {
      sendJson(response, { status: 200, body: { status: 'ok' } });
    } else if (pathname === '/control') {
      const parts = { store, faults, webhooks };
      sendJson(
        response,
        request.method === 'POST' ? await control(parts, body) : showControl(parts),
      );
    } else if (session !== undefined && request.method === 'POST') {
      const outcome = new URLSearchParams(body).get('outcome');
      sendPage(response, await decideCheckout(checkout, session, outcome));
    } else if (session !== undefined) {
      sendPage(response, showCheckout(checkout, session));
    } else {
      const { replayed, ...answer } = answerApi(request, pathname, body);
      sendJson(response, answer, {
        'Request-Id': newId('req'),
        'Stripe-Version': header(request, 'stripe-version') ?? API_VERSION,
        ...(replayed ? { 'Idempotent-Replayed': 'true' } : {}),
      });
    }
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const known =
        error instanceof ApiError ? error : new ApiError(500, 'api_error', 'The simulator failed.');
      if (known !== error) console.error(error);
      sendJson(response, { status: known.status, body: known.body() });
    });
  });
};
