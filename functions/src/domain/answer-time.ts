import { askingWithin } from '../data/payments/gateway-time.ts';

/** Hosting ends a request after 60 s, whatever is on its way; every call is answered before. */
export const ANSWER_WITHIN_MS = 50_000;

/**
 * For how long after its beginning a call may ask the payment gateway. The rest has room for a place in
 * the queue of a product, for tries after what others changed, and for Firestore.
 */
export const ASK_GATEWAY_WITHIN_MS = 20_000;

/**
 * Runs a call that somebody waits for, and stops waiting for it in time. What it does goes on, as after
 * a connection that broke: whoever asks again with the same key gets what came of it.
 * @throws Error where it takes longer
 */
export const answerInTime = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${ANSWER_WITHIN_MS / 1000} s`));
    }, ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([askingWithin(ASK_GATEWAY_WITHIN_MS, run), late]);
  } finally {
    clearTimeout(timer);
  }
};
