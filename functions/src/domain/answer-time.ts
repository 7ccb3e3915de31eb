import { askingWithin } from '../data/payments/gateway-time.ts';

/** Hosting ends a request after 60 s, whatever is on its way; every call is answered before. */
export const ANSWER_WITHIN_MS = 50_000;

/**
 * For how long after its beginning a call may ask the payment gateway. The rest has room for a place in
 * the queue of a product, for tries after what others changed, and for Firestore.
 */
export const ASK_GATEWAY_WITHIN_MS = 20_000;

/** How long the counter of a caller's address is waited for, before the call itself. */
export const COUNT_WITHIN_MS = 10_000;

/** What a page needs to be rendered, once it has read or given up what it shows. */
export const RENDER_MS = 5_000;

/** What is left of a call for the page that answers a form, once the form was taken or given up. */
export const FORM_PAGE_MS = 20_000;

/**
 * Runs something that somebody waits for, and stops waiting for it after `ms`. What it does goes on, as
 * after a connection that broke: whoever asks again with the same key gets what came of it.
 * @throws Error where it takes longer
 */
export const answerInTime = async <Result>(
  run: () => Promise<Result>,
  ms: number = ANSWER_WITHIN_MS,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${Math.round(ms / 1000)} s`));
    }, ms);
  });
  try {
    return await Promise.race([askingWithin(ASK_GATEWAY_WITHIN_MS, run), late]);
  } finally {
    clearTimeout(timer);
  }
};
