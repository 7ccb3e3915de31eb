import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { SITE_PATHS } from '@rollwell/functions/contract/site-paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_WITHIN_MS } from '../../functions/src/domain/answer-time.ts';
import { startAppOn } from '../support/in-process-app.ts';
import { silentDatabase } from '../support/unavailable-database.ts';

const shop = await startAppOn(silentDatabase());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND_MS = 1000;

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Asks, and lets seconds pass as long as something is waited for by the clock; says how many that were.
 * On a connection of its own: a kept one goes by that clock, too.
 */
const ask = async (path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) => {
  const sent = request(shop + path, { method, headers, agent: false });
  sent.end(body);
  let answer: IncomingMessage | undefined;
  const answered = once(sent, 'response').then(
    ([response]) => (answer = response as IncomingMessage),
  );
  let waitedMs = 0;
  while (!answer && waitedMs < 2 * ANSWER_WITHIN_MS) {
    await turn();
    if (vi.getTimerCount() === 0) continue;
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    waitedMs += SECOND_MS;
  }
  const response = await answered;
  return {
    waitedMs,
    status: response.statusCode,
    headers: response.headers,
    text: await readText(response),
  };
};

const form = new URLSearchParams({
  ...{ email: 'ask@visitor.example', subject: 'Naps of 18 mm', message: 'In stock?' },
});

describe('while the database says nothing', () => {
  it.each(['/', '/products', '/products/some-product', '/blogs'])(
    '%s is answered in time, with a page that the browser asks for the rest',
    async (path) => {
      const { waitedMs, status, headers, text } = await ask(path, {
        headers: { accept: 'text/html' },
      });
      expect(waitedMs).toBeLessThanOrEqual(ANSWER_WITHIN_MS);
      expect(status).toBe(503);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['retry-after']).toBe('5');
      expect(headers['cache-control']).toContain('no-store');
      expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    },
  );

  it('a form is answered in time, with its page and what was typed', async () => {
    const { waitedMs, status, text } = await ask(SITE_PATHS.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    expect(waitedMs).toBeLessThanOrEqual(ANSWER_WITHIN_MS);
    expect(status).toBe(500);
    expect(text).toContain('Naps of 18 mm');
  });

  it.each([
    ['/contact', { method: 'POST', body: JSON.stringify(Object.fromEntries(form)) }],
    ['/sitemap.xml', {}],
    ['/product', {}],
  ])('%s is answered in time, as a failure', async (path, init) => {
    const { waitedMs, status } = await ask(path, {
      ...init,
      headers: { 'content-type': 'application/json' },
    });
    expect(waitedMs).toBeLessThanOrEqual(ANSWER_WITHIN_MS);
    expect(status).toBe(500);
  });
});
