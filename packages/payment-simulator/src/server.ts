import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callNameOf, prepareCall } from './api.ts';
import { ApiError } from './api-error.ts';
import { Checkout, type Announce } from './checkout.ts';
import { restorePayments, type RecordedPayments } from './recorded-payments.ts';
import { control, showControl } from './control.ts';
import { injectBeforeCall, injectAfterEffect, NoAnswer } from './fault-injection.ts';
import { noFaults } from './faults.ts';
import { header, readBody, sendJson, sendPage } from './http.ts';
import { IdempotencyKeys, type Answered } from './idempotency.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { API_VERSION, newEvent } from './new-event.ts';
import { decideCheckout, showCheckout } from './pay.ts';
import { newId, Store } from './store.ts';
import { Tools } from './tools.ts';
import { Webhooks, type WebhookTarget } from './webhooks.ts';

/** What is no call of the API: the first part of its path, and perhaps an id. */
const PLACE = /^\/(health|control|mail|pay)(?:\/([^/]+))?$/;

const wantsPage = (request: IncomingMessage): boolean =>
  header(request, 'accept')?.includes('text/html') ?? false;

/** A session or a payment intent in a path or a body. */
const SUBJECT = /\b(?:cs_test|pi)_\w+/;

export interface SimulatorOptions {
  /** Where the checkout pages are reachable, e.g. `http://127.0.0.1:12111`. */
  baseUrl: string;
  webhook: WebhookTarget;
  /** Where the tool pages lead back to. */
  shopUrl?: string;
  /** What the shop sent; an empty one where nobody listens for mail. */
  mailbox?: Mailbox;
  /** The shop's payments, for those that this run has not seen. */
  earlier?: RecordedPayments;
}

/** The payment simulator as an HTTP server that does not listen yet. */
export const createSimulator = (options: SimulatorOptions): Server => {
  const { baseUrl, webhook } = options;
  const store = new Store();
  const faults = noFaults();
  const webhooks = new Webhooks(webhook, faults, store);
  const keys = new IdempotencyKeys();

  const announce: Announce = (type, object) => {
    const event = newEvent(type, object);
    store.events.set(event.id, event);
    return webhooks.send(event);
  };
  const pageUrl = (id: string) => `${baseUrl}/pay/${id}`;
  const checkout = new Checkout(store, announce, pageUrl);
  const parts = { store, faults, webhooks, checkout, announce };
  const shopUrl = options.shopUrl ?? new URL(webhook.url).origin;
  const tools = new Tools({ ...parts, shopUrl, mailbox: options.mailbox ?? createMailbox() });

  /** Stripe would know what was paid last week; this knows it from the shop. */
  const recall = async (text: string): Promise<void> => {
    const id = SUBJECT.exec(text)?.[0];
    if (!options.earlier || id === undefined) return;
    if (store.sessions.has(id) || store.intents.has(id)) return;
    const payment = await options.earlier.find(id);
    const { projectId } = options.earlier;
    if (payment) restorePayments(store, payment, { pageUrl, shopUrl, projectId });
  };

  const keyOf = (request: IncomingMessage): string | undefined =>
    request.method === 'POST' ? header(request, 'idempotency-key') : undefined;

  const answerApi = (
    request: IncomingMessage,
    { pathname, search }: URL,
    body: string,
  ): Answered => {
    if (!header(request, 'authorization')?.startsWith('Bearer sk_test_')) {
      throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    const { method = 'GET' } = request;
    const answer = () =>
      keys.run(keyOf(request), `${pathname}\n${body}`, () => {
        const form = method === 'GET' ? search.slice(1) : body;
        const { name, work } = prepareCall({ store, checkout, announce }, method, pathname, form);
        return injectBeforeCall(faults, name, work);
      });
    return injectAfterEffect(faults, callNameOf(method, pathname), answer);
  };

  const sendApi = (request: IncomingMessage, response: ServerResponse, url: URL, body: string) => {
    const { replayed, answer } = answerApi(request, url, body);
    sendJson(response, answer, {
      'Request-Id': newId('req'),
      'Stripe-Version': header(request, 'stripe-version') ?? API_VERSION,
      ...(replayed ? { 'Idempotent-Replayed': 'true' } : {}),
    });
  };

  /** Leaves a call without an answer; until whoever asked gives up, its key is in use. */
  const leave = (request: IncomingMessage, response: ServerResponse, cut: boolean): void => {
    const key = keyOf(request);
    if (cut) request.socket.destroy();
    else if (key !== undefined) {
      keys.begin(key);
      response.on('close', () => {
        keys.end(key);
      });
    }
  };

  const pay = (posts: boolean, id: string, body: string) => {
    if (!posts) return showCheckout(checkout, id);
    return decideCheckout(checkout, faults, id, new URLSearchParams(body).get('outcome'));
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', baseUrl);
    const { pathname } = url;
    const body = await readBody(request);
    const posts = request.method === 'POST';
    const [place, id] = PLACE.exec(pathname)?.slice(1) ?? [];
    if (place === 'health') {
      sendJson(response, { status: 200, body: { status: 'ok' } });
    } else if (place === 'control') {
      if (posts) sendJson(response, await control(parts, body));
      else if (wantsPage(request)) sendPage(response, { status: 303, location: '/' });
      else sendJson(response, showControl(parts));
    } else if (place === 'mail') {
      sendPage(response, id === undefined ? tools.showMailbox() : tools.showMail(id));
    } else if (place === 'pay' && id !== undefined) {
      await recall(id);
      sendPage(response, await pay(posts, id, body));
    } else if (pathname === '/') {
      sendPage(response, posts ? await tools.submitControl(body) : tools.showControl());
    } else {
      await recall(`${pathname} ${body}`);
      sendApi(request, response, url, body);
    }
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof NoAnswer) {
        leave(request, response, error.cut);
        return;
      }
      const known =
        error instanceof ApiError ? error : new ApiError(500, 'api_error', 'The simulator failed.');
      if (known !== error) console.error(error);
      sendJson(response, { status: known.status, body: known.body() });
    });
  });
};
