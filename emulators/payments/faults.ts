import type { ApiErrorType } from './api-error.ts';

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
  /** So many of the next API calls fail … */
  failCalls: number;
  /** … with this status and type; `afterEffect` fails only after the work was done. */
  failStatus: number;
  failType: ApiErrorType;
  afterEffect: boolean;
}

export const noFaults = (): Faults => ({
  duplicates: 0,
  delayMs: 0,
  drop: 0,
  failCalls: 0,
  failStatus: 500,
  failType: 'api_error',
  afterEffect: false,
});

const LIMITS = { duplicates: 10, delayMs: 600_000, drop: 1000, failCalls: 1000 } as const;
const TYPES: readonly ApiErrorType[] = [
  'api_error',
  'card_error',
  'invalid_request_error',
  'rate_limit_error',
];

const isCount = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

/** Sets the faults named in `wish`; answers what is wrong with it, or undefined when all of it was set. */
export const setFaults = (faults: Faults, wish: Record<string, unknown>): string | undefined => {
  const next = { ...faults };
  for (const [name, value] of Object.entries(wish)) {
    switch (name) {
      case 'duplicates':
      case 'delayMs':
      case 'drop':
      case 'failCalls':
        if (!isCount(value, LIMITS[name])) return `${name}: a whole number up to ${LIMITS[name]}`;
        next[name] = value;
        break;
      case 'failStatus':
        if (!isCount(value, 599) || value < 400) return 'failStatus: 400 to 599';
        next.failStatus = value;
        break;
      case 'failType': {
        const type = TYPES.find((known) => known === value);
        if (!type) return `failType: one of ${TYPES.join(', ')}`;
        next.failType = type;
        break;
      }
      case 'afterEffect':
        if (typeof value !== 'boolean') return 'afterEffect: true or false';
        next.afterEffect = value;
        break;
      default:
        return `unknown fault: ${name}`;
    }
  }
  Object.assign(faults, next);
  return undefined;
};
