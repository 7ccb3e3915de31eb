import { request } from 'node:http';
import type { FuzzedRequest } from './generated-request.ts';

export interface FuzzedAnswer {
  status: number;
  type: string;
  text: string;
}

/** Sends a request as it is; `fetch` would mend its address and refuse some of its headers. */
export const send = (
  shopUrl: string,
  { operation, path, headers, body }: FuzzedRequest,
): Promise<FuzzedAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shopUrl);
    const method = operation.method.toUpperCase();
    const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
    const options = { hostname, port, path, method, headers: { ...headers, ...length } };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
