import { Timestamp } from './firestore-library.ts';

const EXACT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{6}|\d{9})Z$/;

/** The first moment that Firestore knows, in milliseconds since 1970. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');

/** ISO 8601 with milliseconds, as all times of the API are. */
export const toIso = (time: Timestamp): string => time.toDate().toISOString();

/** ISO 8601 with every digit that Firestore keeps, so that it can be compared for being the same moment. */
export const toExactIso = (time: Timestamp): string => {
  const seconds = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  const digits = String(time.nanoseconds).padStart(9, '0');
  return `${seconds}.${digits.endsWith('000') ? digits.slice(0, 6) : digits}Z`;
};

/** The moment of an exact ISO text, or undefined for any other text. */
export const fromExactIso = (text: string): Timestamp | undefined => {
  const [, seconds, digits] = EXACT.exec(text) ?? [];
  if (seconds === undefined || digits === undefined) return undefined;
  const ms = Date.parse(`${seconds}Z`);
  return Number.isNaN(ms) || ms < FIRST_MS
    ? undefined
    : new Timestamp(ms / 1000, Number(digits.padEnd(9, '0')));
};

/** The precondition that a document is still in the version that was read. */
export const unchangedSince = (version: string): { lastUpdateTime: Timestamp } => {
  const lastUpdateTime = fromExactIso(version);
  if (!lastUpdateTime) throw new Error(`not a version of a document: ${version}`);
  return { lastUpdateTime };
};
