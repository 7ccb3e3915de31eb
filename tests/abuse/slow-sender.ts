import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@rollwell/functions/contract';
import type { Met } from './caller.ts';

/** How many bytes go at a time, and how long the next ones are kept back, in milliseconds. */
const PACE = { bytes: 4, everyMs: 100 };

/** Sends a message to the shop so slowly that the connection is busy for seconds. */
export const sendSlowly = (url: string, forwarded: string, body: object): Promise<Met> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const bytes = Buffer.from(JSON.stringify(body));
    const call = request(`${url}${ENDPOINTS.createContactMessage.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': bytes.length,
        'x-forwarded-for': forwarded,
      },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => {
        const ms = performance.now() - begun;
        resolve({ status: response.statusCode ?? 0, ms, body: undefined });
      });
    });
    const drip = async (): Promise<void> => {
      for (let from = 0; from < bytes.length; from += PACE.bytes) {
        call.write(bytes.subarray(from, from + PACE.bytes));
        await sleep(PACE.everyMs);
      }
      call.end();
    };
    drip().catch(reject);
  });
