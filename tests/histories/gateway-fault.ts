import { ApiError } from '@rollwell/payment-simulator';

/** The gateway's calls that happen once for each key. */
export const FAULTY_CALLS = ['createSession', 'createRefund'] as const;
export type FaultyCall = (typeof FAULTY_CALLS)[number];

/** `fails`: answers 500; `fails-after`: as well, though it was done; `refuses`: answers 400. */
export const FAULT_KINDS = ['fails', 'fails-after', 'refuses'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong at the gateway with the next call of a kind; its answer is kept with its key. */
export interface GatewayFault {
  call: FaultyCall;
  kind: FaultKind;
}

/** Does the work of a call as its trouble lets it. @throws ApiError */
export const faultyAnswer = ({ kind }: GatewayFault, work: () => unknown): never => {
  if (kind === 'fails-after') work();
  throw kind === 'refuses'
    ? new ApiError(400, 'invalid_request_error', 'Insufficient funds.')
    : new ApiError(500, 'api_error', 'Something went wrong.');
};
