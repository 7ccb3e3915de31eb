import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { ApiAnswer } from '../contract/rendered-page.ts';

/** What was answered. A `Response` would make streams of a body that is there already. */
const answerOf = (answer: ServerResponse, body: unknown): ApiAnswer => ({
  ok: answer.statusCode >= 200 && answer.statusCode < 300,
  status: answer.statusCode,
  headers: {
    get: (name) => {
      const value = answer.getHeader(name);
      return value === undefined ? null : String(value);
    },
  },
  json: () =>
    new Promise((resolve) => {
      resolve(JSON.parse(String(body)));
    }),
});

/**
 * Asks the API from within the process, without a network: a page shows what the call answers, and
 * both come from one place.
 *
 * @param path of a public call, with its query: `/product?limit=6`
 */
export const askApp = (app: RequestListener, path: string): Promise<ApiAnswer> =>
  new Promise((resolve) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url: path, headers: { accept: 'application/json' } });
    request.push(null);
    const answer = new ServerResponse(request);
    // Express hands over a whole body at once.
    answer.end = (body?: unknown) => {
      resolve(answerOf(answer, body));
      return answer;
    };
    app(request, answer);
  });
