import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';

/** Headers that a `Response` takes. */
const headersOf = (answer: ServerResponse): [string, string][] =>
  Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);

/**
 * Asks the API from within the process, without a network: a page shows what the call answers, and
 * both come from one place.
 *
 * @param path of a public call, with its query: `/product?limit=6`
 */
export const askApp = (app: RequestListener, path: string): Promise<Response> =>
  new Promise((resolve) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url: path, headers: { accept: 'application/json' } });
    request.push(null);
    const answer = new ServerResponse(request);
    // Express hands over a whole body at once.
    answer.end = (body?: unknown) => {
      const { statusCode: status } = answer;
      resolve(new Response(body as string, { status, headers: headersOf(answer) }));
      return answer;
    };
    app(request, answer);
  });
