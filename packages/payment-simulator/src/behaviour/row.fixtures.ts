import type Stripe from 'stripe';
import { sessionParams, type Bench } from '../testing.fixtures.ts';

/** What Stripe says, where it says so, and how it shows at the simulator. */
export type Row = readonly [says: string, source: string, shows: (bench: Bench) => Promise<void>];

export const DOCS = 'https://docs.stripe.com';
export const HOUR_S = 60 * 60;

/** Opens a checkout, under a key where there is one. */
export const open = (
  { stripe }: Bench,
  key?: string,
  change: Stripe.Checkout.SessionCreateParams = {},
) =>
  stripe.checkout.sessions.create(
    { ...sessionParams(), ...change },
    key === undefined ? {} : { idempotencyKey: key },
  );

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

/** Opens a checkout and pays it. */
export const paid = async (bench: Bench): Promise<{ intent: string; charge: string }> => {
  const { stripe, control } = bench;
  const { id } = await open(bench);
  await control({ approve: id });
  const intent = idOf((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent);
  return { intent, charge: idOf(charge) };
};

/** Ids of the checkouts that can be paid. */
export const openOnes = async ({ stripe }: Bench): Promise<string[]> =>
  (await stripe.checkout.sessions.list({ status: 'open' })).data.map(({ id }) => id);
