import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DEMO_UPLOAD_KEY,
  ENDPOINTS,
  endpointPath,
  UPLOAD_FIELD,
  UPLOAD_KEY_PARAMETER,
  type EndpointName,
  type EndpointParams,
  type EndpointResponse,
} from '@rollwell/functions/contract';

const SHOP = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';
const UPLOAD_KEY = process.env.UPLOAD_KEY ?? DEMO_UPLOAD_KEY;
const TOO_MANY = 429;

interface CallOptions {
  readonly token?: string;
  readonly body?: object;
}

/** Asks again where a shop says that it had too many calls of us, when it says that it is time. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (response.status !== TOO_MANY) return response;
    await response.arrayBuffer();
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
  }
}

/** One call of the shop's own API; anything but its success stops the seeding with the reason. */
export async function call<Name extends EndpointName>(
  name: Name,
  params: EndpointParams<Name>,
  { token, body }: CallOptions = {},
): Promise<EndpointResponse<Name>> {
  const { method, status } = ENDPOINTS[name];
  const response = await patiently(() =>
    fetch(new URL(endpointPath(name, params), SHOP), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return answered(name, response, status);
}

const PICTURES = new URL('../../pictures/', import.meta.url);

/** Uploads a file of `pictures/` as the site does and returns its address. */
export async function uploadPicture(file: string): Promise<string> {
  const bytes = await readFile(new URL(file, PICTURES));
  const { method, status } = ENDPOINTS.uploadImage;
  const url = new URL(endpointPath('uploadImage', {}), SHOP);
  url.searchParams.set(UPLOAD_KEY_PARAMETER, UPLOAD_KEY);
  const body = new FormData();
  body.set(UPLOAD_FIELD, new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), basename(file));
  const answer = await answered(
    'uploadImage',
    await patiently(() => fetch(url, { method, body })),
    status,
  );
  return answer.data.url;
}

async function answered<Name extends EndpointName>(
  name: Name,
  response: Response,
  status: number,
): Promise<EndpointResponse<Name>> {
  const text = await response.text();
  if (response.status !== status) {
    throw new Error(`${name} answered ${response.status} instead of ${status}: ${text}`);
  }
  return JSON.parse(text) as EndpointResponse<Name>;
}
