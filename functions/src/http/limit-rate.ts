import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import type { IRouter } from 'express';
import { AppError } from '../contract/api/app-error.ts';
import { ENDPOINTS } from '../contract/api/endpoints.ts';
import { answerInTime, COUNT_WITHIN_MS } from '../domain/answer-time.ts';
import {
  ADDRESS_LIMITS,
  countPublicCall,
  resetPublicCalls,
  type LimitedCall,
} from '../domain/rate-limits.ts';
import type { Deps } from '../domain/deps.ts';
import { clientAddress } from './client-address.ts';

/** Counts in Firestore: the processes of the API share no memory. */
const sharedStore = (deps: Deps, name: LimitedCall): Store => ({
  increment: async (address) => {
    const { calls, resetAt } = await answerInTime(
      () => countPublicCall(deps, name, address),
      COUNT_WITHIN_MS,
    );
    return { totalHits: calls, resetTime: new Date(resetAt) };
  },
  decrement: () => undefined,
  resetKey: (address) => resetPublicCalls(deps, name, address),
});

/**
 * Refuses with `too_many_requests` when one client address uses a public call too often.
 * Goes before the call itself, so that refused bodies count as well. `path`: where else than at its
 * own address the call can be made; both count together.
 */
export const limitRate = (
  router: IRouter,
  deps: Deps,
  name: LimitedCall,
  path: string = ENDPOINTS[name].path,
) => {
  const { requests, windowMs } = ADDRESS_LIMITS[name];
  router.post(
    path,
    rateLimit({
      windowMs,
      limit: requests,
      standardHeaders: false,
      legacyHeaders: false,
      store: sharedStore(deps, name),
      keyGenerator: (req) => ipKeyGenerator(clientAddress(req)),
      handler: (_req, _res, next) => {
        const left = windowMs - (deps.now() % windowMs);
        next(new AppError('too_many_requests', { retryAfter: Math.ceil(left / 1000) }));
      },
      validate: false,
    }),
  );
};
