import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  HOLD_TERMS,
  PERSON_LIMITS,
  PUBLIC_WRITE_LIMIT,
  UPLOAD_LIMIT,
} from '@rollwell/functions/contract';
import sharp from 'sharp';
import { releaseOrder } from '../../functions/src/domain/orders/release-holds.ts';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { newProduct, orderBody } from '../support/api-orders.ts';
import { atOnce } from '../support/api-processes.ts';
import { Caller, newAddress } from './caller.ts';
import type { AttackedShop } from './shop.ts';
import { sendSlowly } from './slow-sender.ts';

/** An attack that has ended: who it was, what they met, and what they got out of it. */
export interface Attack {
  name: string;
  met: Caller['met'];
  /** In figures, for people. */
  gained: string;
  /** False when they got what they must not get at all, whatever they met. */
  harmless?: boolean;
}

const AT_ONCE = 10;
/** After so long the shop reads anew what somebody has on hold, in milliseconds. */
const OLD_MS = 10_100;
const [usual] = HOLD_TERMS;

const times = (count: number): number[] => Array.from({ length: count }, (_item, index) => index);

const message = (text: string) => ({ email: 'a@test.example', subject: text, message: text });

/** Takes all there is of a product and lets the holds run out, again and again. */
const hoarder = async ({ url, deps }: AttackedShop): Promise<Attack> => {
  const caller = new Caller(url);
  const pieces = 500;
  const productId = await newProduct({ minOrder: 1, available: pieces });
  const { token } = await newCustomer();
  let refusedAfter = 0;
  for (const round of times(HOLD_TERMS.length + 1)) {
    const body = orderBody(productId, pieces);
    const placed = await caller.call('placeOrder', {}, { token, body });
    if (placed.status !== 201) break;
    refusedAfter = round + 1;
    // Time passes: nobody pays, and the hold runs out.
    await releaseOrder(deps, (placed.body as { insertedId: string }).insertedId);
    await sleep(OLD_MS);
  }
  return {
    name: 'hoarder',
    met: caller.met,
    gained: `all ${pieces} pieces ${refusedAfter} times, then a share of them`,
  };
};

/** Writes reviews, messages and posts, and exchanges sign-ins, as fast as it goes. */
const flooder = async ({ url }: AttackedShop): Promise<Attack> => {
  const caller = new Caller(url);
  const { email, idToken, token } = await newCustomer();
  const review = { description: unique('flood'), ratings: 1 };
  const flood = (count: number, send: () => Promise<unknown>) =>
    atOnce(AT_ONCE, times(count), send);
  await flood(PERSON_LIMITS.reviews.atMost + 10, () =>
    caller.call('createReview', {}, { token, body: review }),
  );
  await flood(PUBLIC_WRITE_LIMIT.requests + 10, () =>
    caller.call('createContactMessage', {}, { body: message('flood') }),
  );
  await flood(PERSON_LIMITS.signIns.atMost + 10, () =>
    caller.call('openSession', { email }, { token: idToken, body: { email } }),
  );
  const { size } = await db
    .collection('reviews')
    .where('description', '==', review.description)
    .get();
  return { name: 'flooder', met: caller.met, gained: `${size} reviews` };
};

/** Orders in a stranger's name, so that the shop writes to them. */
const mailBomber = async ({ url }: AttackedShop): Promise<Attack> => {
  const caller = new Caller(url);
  const victim = await newCustomer();
  const productId = await newProduct({ minOrder: 1, available: 10_000 });
  const body = orderBody(productId, 1, { customerName: 'Visit http://evil.example now' });
  await atOnce(AT_ONCE, times(usual.openOrders + 20), () =>
    caller.call('placeOrder', {}, { token: victim.token, body }),
  );
  const sent = await db.collection('mail').where('to', '==', victim.email).get();
  return {
    name: 'mail bomber',
    met: caller.met,
    gained: `${sent.size} mails`,
    harmless: sent.empty,
  };
};

/** Says to be somebody else with each call. */
const headerForger = async ({ url }: AttackedShop): Promise<Attack> => {
  const caller = new Caller(url);
  await atOnce(AT_ONCE, times(3 * PUBLIC_WRITE_LIMIT.requests), () => {
    const headers = { 'x-forwarded-for': newAddress(), 'fastly-client-ip': newAddress() };
    return caller.call('createContactMessage', {}, { body: message('forged'), headers });
  });
  const stored = caller.met.filter(({ status }) => status === 201).length;
  return { name: 'header forger', met: caller.met, gained: `${stored} messages` };
};

/** Keeps many connections busy with bodies that come byte by byte. */
const slowSender = async ({ url }: AttackedShop): Promise<Attack> => {
  const caller = new Caller(url);
  await Promise.all(
    times(2 * PUBLIC_WRITE_LIMIT.requests).map(async () => {
      caller.note(await sendSlowly(url, caller.forwarded(), message('slow')));
    }),
  );
  return { name: 'slow sender', met: caller.met, gained: `${caller.met.length} slow connections` };
};

/** Uploads pictures that are small to send and long to encode. */
const uploadBomber = async ({ url, deps }: AttackedShop): Promise<Attack> => {
  const caller = new Caller(url);
  const side = 1_000;
  const noise = randomBytes(3 * side * side);
  const raw = { width: side, height: side, channels: 3 } as const;
  const picture = await sharp(noise, { raw }).webp({ quality: 60 }).toBuffer();
  await atOnce(AT_ONCE, times(UPLOAD_LIMIT.requests + 10), async () => {
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'noise.webp');
    await caller.call('uploadImage', {}, { body, query: `?key=${deps.settings.uploadKey}` });
  });
  const stored = caller.met.filter(({ status }) => status === 201).length;
  return { name: 'upload bomber', met: caller.met, gained: `${stored} pictures` };
};

/** Everybody who means harm. */
export const ATTACKERS = [
  hoarder,
  flooder,
  mailBomber,
  headerForger,
  slowSender,
  uploadBomber,
] as const;
