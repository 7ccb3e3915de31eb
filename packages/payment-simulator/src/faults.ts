import type { ApiErrorType } from './api-error.ts';
import { CALL_NAMES, isCallName, type CallName } from './call-names.ts';

/**
 * How the simulator misbehaves on demand. Counters go down by one each time they were used.
 */
export interface Faults {
  /** Extra deliveries of every event. */
  duplicates: number;
  /** Milliseconds to wait before a delivery. */
  delayMs: number;
  /** So many of the next events are never delivered (they can still be re-delivered by hand). */
  drop: number;
  /** Events wait until they are released, in whatever order. */
  hold: boolean;
  /** So many of the next approvals find that the card is declined. */
  declines: number;
  /** So many of the next API calls fail … */
  failCalls: number;
  /** … if they are of this kind … */
  failOn: CallName | 'any';
  /** … with this status and type; `afterEffect` fails only after the work was done. */
  failStatus: number;
  failType: ApiErrorType;
  afterEffect: boolean;
  /** Instead of an answer, such a call gets none at all, until whoever asked gives up. */
  hang: boolean;
  /** Instead of an answer, the connection of such a call breaks. */
  cut: boolean;
}

export const noFaults = (): Faults => ({
  duplicates: 0,
  delayMs: 0,
  drop: 0,
  hold: false,
  declines: 0,
  failCalls: 0,
  failOn: 'any',
  failStatus: 500,
  failType: 'api_error',
  afterEffect: false,
  hang: false,
  cut: false,
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** The largest value of each number among the faults. */
export const FAULT_LIMITS = {
  duplicates: 10,
  delayMs: DAY_MS,
  drop: 1000,
  declines: 1000,
  failCalls: 1000,
} as const;

const TYPES: readonly ApiErrorType[] = [
  'api_error',
  'card_error',
  'invalid_request_error',
  'rate_limit_error',
];

const isCount = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

/** Sets one fault; answers what is wrong with its value, or undefined when it was set. */
const setFault = (next: Faults, name: string, value: unknown): string | undefined => {
  switch (name) {
    case 'duplicates':
    case 'delayMs':
    case 'drop':
    case 'declines':
    case 'failCalls':
      if (!isCount(value, FAULT_LIMITS[name]))
        return `${name}: a whole number up to ${FAULT_LIMITS[name]}`;
      next[name] = value;
      return undefined;
    case 'failStatus':
      if (!isCount(value, 599) || value < 400) return 'failStatus: 400 to 599';
      next.failStatus = value;
      return undefined;
    case 'failType': {
      const type = TYPES.find((known) => known === value);
      if (!type) return `failType: one of ${TYPES.join(', ')}`;
      next.failType = type;
      return undefined;
    }
    case 'failOn':
      if (value !== 'any' && !isCallName(value))
        return `failOn: any, ${Object.keys(CALL_NAMES).join(', ')}`;
      next.failOn = value;
      return undefined;
    case 'afterEffect':
    case 'hang':
    case 'cut':
    case 'hold':
      if (typeof value !== 'boolean') return `${name}: true or false`;
      next[name] = value;
      return undefined;
    default:
      return `unknown fault: ${name}`;
  }
};

/** Sets the faults named in `wish`; answers what is wrong with it, or undefined when all of it was set. */
export const setFaults = (faults: Faults, wish: Record<string, unknown>): string | undefined => {
  const next = { ...faults };
  for (const [name, value] of Object.entries(wish)) {
    const problem = setFault(next, name, value);
    if (problem !== undefined) return problem;
  }
  Object.assign(faults, next);
  return undefined;
};

/** True when this call is to fail now; counts it. */
export const takesCallFault = (faults: Faults, call: CallName): boolean => {
  if (faults.failCalls === 0) return false;
  if (faults.failOn !== 'any' && faults.failOn !== call) return false;
  faults.failCalls -= 1;
  return true;
};
