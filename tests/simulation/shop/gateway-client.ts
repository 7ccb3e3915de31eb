import type { HttpClient } from '../../../functions/src/data/payments/gateway.ts';
import type { Gateway } from '../../histories/gateway.ts';
import type { Way } from '../firestore/client.ts';

type Answering = Awaited<ReturnType<HttpClient['makeRequest']>>;

const toAnswer = ({
  answer: { status, body },
  replayed,
}: ReturnType<Gateway['answer']>): Answering => {
  const headers: Record<string, string> = replayed ? { 'idempotent-replayed': 'true' } : {};
  const text = JSON.stringify(body);
  return {
    getStatusCode: () => status,
    getHeaders: () => headers,
    getRawResponse: () => ({ headers, statusCode: status }),
    toStream: () => {
      throw new Error('the shop streams nothing from the gateway');
    },
    toJSON: () => Promise.resolve(JSON.parse(text) as unknown),
  };
};

/** Asks the simulated gateway, along the way out of a process, what its client would ask the network. */
export const gatewayClient = (gateway: Gateway, way: Way): HttpClient => ({
  getClientName: () => 'simulation',
  makeRequest: async (_host, _port, url, method, headers, body) => {
    const key = headers['Idempotency-Key'];
    const asked = { method, url, body, key: typeof key === 'string' ? key : undefined };
    return toAnswer(
      await way({ kind: 'gateway', what: `${method} ${url}` }, () => gateway.answer(asked)),
    );
  },
});
