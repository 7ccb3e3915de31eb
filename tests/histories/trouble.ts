import { ApiError } from '@rollwell/payment-simulator';

/** The gateway's calls that happen once for each key. */
export const TROUBLED_CALLS = ['createSession', 'createRefund'] as const;
export type TroubledCall = (typeof TROUBLED_CALLS)[number];

/** `fails`: answers 500; `fails-after`: as well, though it was done; `refuses`: answers 400. */
export const TROUBLE_KINDS = ['fails', 'fails-after', 'refuses'] as const;
export type TroubleKind = (typeof TROUBLE_KINDS)[number];

/** What goes wrong at the gateway with the next call of a kind; its answer is kept with its key. */
export interface Trouble {
  call: TroubledCall;
  kind: TroubleKind;
}

/** Does the work of a call as its trouble lets it. @throws ApiError */
export const inTrouble = ({ kind }: Trouble, work: () => unknown): never => {
  if (kind === 'fails-after') work();
  throw kind === 'refuses'
    ? new ApiError(400, 'invalid_request_error', 'Insufficient funds.')
    : new ApiError(500, 'api_error', 'Something went wrong.');
};
