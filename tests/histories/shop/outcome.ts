import type { Verdict } from '../protocol.ts';
import type { ExternalCall } from './interceptor.ts';

const STATUS = { failedPrecondition: 9, unavailable: 14 } as const;

/** A failure as the Firestore client reports it. */
const firestoreFailure = (code: keyof typeof STATUS): Error =>
  Object.assign(new Error(`injected: ${code}`), { code: STATUS[code] });

/** The await never comes back: for the code behind it, the process ended there. */
export const never = <Result>(): Promise<Result> => new Promise(() => undefined);

export const isCrash = (verdict: Verdict): boolean => verdict.startsWith('crash');

export interface Outcome<Result> {
  /** Whether the work itself was done, whatever the shop is told. */
  done: boolean;
  answer: () => Promise<Result>;
}

/** Does what the verdict allows; `gatewayFailure` is how the shop's gateway says that it is out of reach. */
export const carryOut = async <Result>(
  verdict: Verdict,
  { kind }: ExternalCall,
  io: () => Promise<Result>,
  gatewayFailure: () => Error,
): Promise<Outcome<Result>> => {
  const unreachable = () =>
    kind === 'gateway' ? gatewayFailure() : firestoreFailure('unavailable');
  if (verdict === 'crash-before') return { done: false, answer: never };
  if (verdict === 'fail-before') {
    const error = unreachable();
    return { done: false, answer: () => Promise.reject(error) };
  }
  try {
    const value = await io();
    if (verdict === 'go') return { done: true, answer: () => Promise.resolve(value) };
    if (verdict === 'crash-after') return { done: true, answer: never };
    const error =
      verdict === 'fail-retried' && kind === 'commit'
        ? firestoreFailure('failedPrecondition')
        : unreachable();
    return { done: true, answer: () => Promise.reject(error) };
  } catch (error) {
    if (verdict === 'crash-after') return { done: false, answer: never };
    const refused = error instanceof Error ? error : new Error(String(error));
    return { done: false, answer: () => Promise.reject(refused) };
  }
};
