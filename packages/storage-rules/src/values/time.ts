import { EvaluationError } from './value.ts';

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

export const NANOS_PER_MS = 1_000_000n;

/** Nanoseconds of each unit that `duration.value` knows. */
export const NANOS_PER_UNIT: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: NANOS_PER_MS,
  ns: 1n,
};

/** Nanoseconds since the epoch of an RFC 3339 time. @throws EvaluationError when it is none */
export const parseTimestamp = (text: string): bigint => {
  const [, seconds, fraction = '', zone] = RFC_3339.exec(text) ?? [];
  const ms = seconds === undefined ? NaN : Date.parse(`${seconds}${zone ?? ''}`);
  if (Number.isNaN(ms)) throw new EvaluationError(`'${text}' is not a timestamp`);
  return BigInt(ms) * NANOS_PER_MS + BigInt(fraction.padEnd(9, '0'));
};

/** Milliseconds since the epoch, rounded down as the calendar needs it for times before 1970 too. */
export const toMillis = (nanos: bigint): number => {
  const rest = ((nanos % NANOS_PER_MS) + NANOS_PER_MS) % NANOS_PER_MS;
  return Number((nanos - rest) / NANOS_PER_MS);
};

/** The calendar view (UTC) of nanoseconds since the epoch. */
export const toDate = (nanos: bigint): Date => new Date(toMillis(nanos));
