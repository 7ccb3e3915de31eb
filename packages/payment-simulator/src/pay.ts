import type { Checkout } from './checkout.ts';
import type { Faults } from './faults.ts';
import type { CheckoutSession } from './objects.ts';
import { checkoutPage, messagePage } from './page.ts';

/** What the checkout URL answers: a page, or a redirect back to the shop. */
export interface PageAnswer {
  status: number;
  html?: string;
  location?: string;
}

const successUrl = (session: CheckoutSession): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const gone = (): PageAnswer => ({
  status: 404,
  html: messagePage(
    'This checkout is no longer here',
    'The payment simulator was started again since and forgets everything when it stops. Go back to the shop and press Pay once more.',
    null,
  ),
});

const settled = (session: CheckoutSession, status: number): PageAnswer => {
  const paid = session.status === 'complete';
  return {
    status,
    html: messagePage(
      paid ? 'This checkout is already paid' : 'This checkout has expired',
      paid ? 'Nothing more is to be paid.' : 'It can no longer be paid. No money was taken.',
      paid ? successUrl(session) : session.cancel_url,
    ),
  };
};

/** `GET` of the checkout URL. */
export const showCheckout = (checkout: Checkout, id: string): PageAnswer => {
  const record = checkout.find(id);
  if (!record) return gone();
  if (record.session.status !== 'open') return settled(record.session, 200);
  return { status: 200, html: checkoutPage(record) };
};

/** `POST` of the checkout URL; `outcome` is the form field of that name. */
export const decideCheckout = async (
  checkout: Checkout,
  faults: Faults,
  id: string,
  outcome: string | null,
): Promise<PageAnswer> => {
  const record = checkout.find(id);
  if (!record) return gone();
  const { session } = record;
  if (session.status !== 'open') return settled(session, 409);
  const isRefused = outcome === 'approve' && faults.declines > 0;
  if (isRefused) faults.declines -= 1;
  if (outcome === 'approve' && !isRefused) {
    await checkout.approve(record);
    return { status: 303, location: successUrl(session) };
  }
  if (outcome === 'decline' || isRefused) {
    await checkout.decline(record);
    return { status: 303, location: session.cancel_url ?? successUrl(session) };
  }
  return {
    status: 400,
    html: messagePage(
      'Approve or decline',
      'The form field outcome is to be approve or decline.',
      session.url,
    ),
  };
};
