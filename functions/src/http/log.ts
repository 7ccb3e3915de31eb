import { type LogSeverity, write } from 'firebase-functions/logger';
import { LOG_EVENTS, type LogEvent } from '../contract/api/log-events.ts';

/** What a line of the log says beside its event: ids and counts, nothing of a person. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** Without the words that may be somebody's e-mail address; the `@` of a package begins a folder. */
const withoutAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => (word.replaceAll('/@', '').includes('@') ? '<address>' : word));

const isError = (cause: unknown): cause is Error => cause instanceof Error;

const codeOf = (error: Error): string =>
  'code' in error && ['string', 'number'].includes(typeof error.code)
    ? ` (code ${error.code as string | number})`
    : '';

const textOf = (cause: unknown): string =>
  isError(cause) ? `${cause.stack ?? cause.message}${codeOf(cause)}` : String(cause);

/**
 * Why something failed, with where in the code and what caused that. What libraries hang on their
 * errors, such as the request they sent, is left out, and so are addresses: they are of people.
 */
export const describeCause = (cause: unknown): string => {
  const texts = [textOf(cause)];
  for (let next = isError(cause) && cause.cause; isError(next); next = next.cause as Error)
    texts.push(`caused by ${textOf(next)}`);
  return withoutAddresses(texts.join('\n'));
};

/**
 * Writes one structured line. Within a call, firebase-functions adds the trace of
 * `X-Cloud-Trace-Context`, by which Cloud Logging shows all lines of one request.
 */
export const log = (
  severity: LogSeverity,
  event: LogEvent,
  facts: LogFacts = {},
  cause?: unknown,
): void => {
  const text = cause === undefined ? '' : `: ${describeCause(cause)}`;
  write({ ...facts, severity, event, message: `${LOG_EVENTS[event]}${text}` });
};

const MINUTE_MS = 60_000;

/** How often something has to happen, within how many milliseconds, before somebody is told. */
interface Often {
  times: number;
  withinMs: number;
}

/**
 * Tells of something once it has happened often enough in this process, and then begins to count anew;
 * `forget` does so as well.
 */
export const whenRepeated = (
  { times, withinMs }: Often,
  tell: () => void,
  now: () => number = Date.now,
) => {
  let happenedAt: number[] = [];
  const forget = (): void => {
    happenedAt = [];
  };
  const happened = (): void => {
    const at = now();
    happenedAt = [...happenedAt.filter((before) => at - before < withinMs), at];
    if (happenedAt.length < times) return;
    forget();
    tell();
  };
  return { happened, forget };
};

/**
 * Logs something at most once a minute in this process, with how often it happened since
 * the last time.
 */
export const oncePerMinute = (tell: (times: number) => void, now: () => number = Date.now) => {
  let toldAt = -Infinity;
  let times = 0;
  return (): void => {
    times += 1;
    if (now() - toldAt < MINUTE_MS) return;
    toldAt = now();
    tell(times);
    times = 0;
  };
};
