import type { NewBlog, NewOrder, Order, OrderQuery, Product } from '@rollwell/functions/contract';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { anySignal, type CallName, request, requestWithHeaders } from './request.ts';
import { ACCESS_TOKEN_KEY, connectSession } from './session-port.ts';

const fetchMock = vi.fn<typeof fetch>();
const renew = vi.fn<() => Promise<string | null>>();
const lost = vi.fn();
const stored = new Map<string, string>();

const answer = (status: number, body: unknown, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (code: string, status: number, more: object = {}) =>
  answer(status, { error: { code, message: `message of ${code}`, ...more } });

/** The URL and the bearer of every call so far. */
const calls = () =>
  fetchMock.mock.calls.map(([url, init]) => ({
    url,
    bearer: new Headers(init?.headers).get('Authorization'),
  }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  stored.set(ACCESS_TOKEN_KEY, 'old');
  connectSession({ renew, lost, uid: () => undefined, onInterruption: () => () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  stored.clear();
});

const order: NewOrder = {
  productId: 'p1',
  quantity: 10,
  customerName: 'Ann',
  phone: '1',
  address: '1 Lane',
  city: 'Leeds',
};
const post: NewBlog = { heading: 'Naps', description: 'Which.', img: 'https://a.de/a.png' };

describe('the types of a call', () => {
  it('come from the contract, each of them', () => {
    type Options<Name extends CallName> = Parameters<typeof request<Name>>[1];
    expectTypeOf<Options<'placeOrder'>['body']>().toEqualTypeOf<NewOrder>();
    expectTypeOf<Options<'cancelOrder'>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<Options<'listOrders'>['query']>().toEqualTypeOf<
      { [Key in keyof OrderQuery]?: OrderQuery[Key] | undefined } | undefined
    >();
    expectTypeOf<Options<'getProduct'>['query']>().toEqualTypeOf<undefined>();
    expectTypeOf(request<'getPayment'>).returns.resolves.toEqualTypeOf<Order>();
    expectTypeOf(request<'listProducts'>).returns.resolves.toEqualTypeOf<Product[]>();
  });
});

describe('a call', () => {
  it('fills in the path, leaves out empty parts of the query and sends JSON', async () => {
    fetchMock.mockResolvedValue(answer(201, { insertedId: 'o1' }));
    const body = order;
    const result = await request('placeOrder', { body, idempotencyKey: 'k' });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(result).toEqual({ insertedId: 'o1' });
    expect(url).toBe('/order');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
    const headers = new Headers(init?.headers);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Idempotency-Key')).toBe('k');
  });

  it('encodes parameters and the query', async () => {
    fetchMock.mockResolvedValueOnce(answer(200, { admin: true }));
    fetchMock.mockResolvedValueOnce(answer(200, [], { 'X-Next-Cursor': 'c2' }));
    await request('isAdmin', { params: { email: 'a/b@c.de' } });
    const query = { limit: 6, q: 'nap 9', cursor: undefined };
    const { headers } = await requestWithHeaders('listProducts', { query });
    expect(calls().map(({ url }) => url)).toEqual([
      '/admin/a%2Fb%40c.de',
      '/product?limit=6&q=nap+9',
    ]);
    expect(headers.get('X-Next-Cursor')).toBe('c2');
  });

  it('sends the access token where the call needs a user, and none where anyone may', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(answer(200, [])));
    await request('listOrders', {});
    await request('listProducts', {});
    expect(calls().map(({ bearer }) => bearer)).toEqual(['Bearer old', null]);
  });
});

describe('a refused token', () => {
  it('is renewed once and the call is sent again', async () => {
    fetchMock.mockResolvedValueOnce(refusal('unauthenticated', 401));
    fetchMock.mockResolvedValueOnce(answer(200, []));
    renew.mockResolvedValue('new');
    await expect(request('listOrders', {})).resolves.toEqual([]);
    expect(calls().map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new']);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is replaced by the one that another call has renewed meanwhile', async () => {
    fetchMock.mockImplementationOnce(() => {
      stored.set(ACCESS_TOKEN_KEY, 'newer');
      return Promise.resolve(refusal('unauthenticated', 401));
    });
    fetchMock.mockResolvedValueOnce(answer(200, []));
    await request('listOrders', {});
    expect(calls()[1]?.bearer).toBe('Bearer newer');
    expect(renew).not.toHaveBeenCalled();
  });

  it('ends the session when nobody is signed in any more', async () => {
    fetchMock.mockResolvedValueOnce(refusal('unauthenticated', 401));
    renew.mockResolvedValue(null);
    await expect(request('listOrders', {})).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(lost).toHaveBeenCalledOnce();
  });

  it('ends the session when the new token is refused too', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(refusal('unauthenticated', 401)));
    renew.mockResolvedValue('new');
    await expect(request('listOrders', {})).rejects.toMatchObject({ status: 401 });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(lost).toHaveBeenCalledOnce();
  });

  it('keeps the session when renewing fails for a passing reason', async () => {
    fetchMock.mockResolvedValueOnce(refusal('unauthenticated', 401));
    renew.mockRejectedValue(new ApiError('offline', 'no connection'));
    await expect(request('listOrders', {})).rejects.toMatchObject({ code: 'offline' });
    expect(lost).not.toHaveBeenCalled();
  });

  it('is not renewed where the caller brought the token', async () => {
    fetchMock.mockResolvedValueOnce(refusal('unauthenticated', 401));
    const call = request('openSession', {
      params: { email: 'a@b.de' },
      body: { email: 'a@b.de' },
      bearer: 'id',
    });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it('carries code, message, fields and seconds to wait', async () => {
    const fields = { quantity: 'Min order quantity is 10' };
    fetchMock.mockResolvedValueOnce(refusal('validation_failed', 400, { fields }));
    fetchMock.mockResolvedValueOnce(
      answer(
        429,
        { error: { code: 'too_many_requests', message: 'wait' } },
        { 'Retry-After': '7' },
      ),
    );
    await expect(request('placeOrder', { body: order, idempotencyKey: 'k' })).rejects.toMatchObject(
      {
        status: 400,
        fields,
      },
    );
    await expect(request('createBlog', { body: post, idempotencyKey: 'k' })).rejects.toMatchObject({
      retryAfter: 7,
    });
  });

  it('of a page that is not ours gets a plain message', async () => {
    fetchMock.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(request('listBlogs', {})).rejects.toMatchObject({ code: 'internal', status: 502 });
  });

  it('of the connection says so', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request('listBlogs', {})).rejects.toMatchObject({ code: 'offline', status: 0 });
  });

  it('by an abort stays an abort', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation((_url, init) => {
      controller.abort();
      return Promise.reject(init?.signal?.reason as Error);
    });
    const call = request('listBlogs', { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('anySignal', () => {
  it('aborts with the first signal, for its reason, and with no other', () => {
    const [left, late] = [new AbortController(), new AbortController()];
    const signal = anySignal([left.signal, late.signal]);
    expect(signal.aborted).toBe(false);
    left.abort('left');
    late.abort('late');
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe('left');
  });

  it('is aborted from the start where one of them is', () => {
    const signal = anySignal([new AbortController().signal, AbortSignal.abort('over')]);
    expect(signal.reason).toBe('over');
  });
});
