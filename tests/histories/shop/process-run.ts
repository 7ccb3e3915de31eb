import type { Verdict, WaitingGate } from '../protocol.ts';
import { passTime } from './clock.ts';
import { carryOut, isCrash, never, type Outcome } from './outcome.ts';
import type { ExternalCall, Interceptor } from './interceptor.ts';

interface Gate extends ExternalCall {
  /** Does what the verdict allows; ends when that is done, just before the shop hears of it. */
  release: (verdict: Verdict) => Promise<boolean>;
}

/**
 * One life of a shop process: all that runs between its start and its crash. After a crash nothing
 * of it ever gets out again, as if its memory were gone.
 */
export class ProcessRun implements Interceptor {
  readonly #gatewayFailure: () => Error;
  readonly #gates = new Map<number, Gate>();
  #alive = true;
  #last = 0;

  constructor(gatewayFailure: () => Error) {
    this.#gatewayFailure = gatewayFailure;
  }

  get waiting(): WaitingGate[] {
    return [...this.#gates].map(([gate, { kind, what }]) => ({ gate, kind, what }));
  }

  end(): void {
    this.#alive = false;
    this.#gates.clear();
  }

  pass<Result>(outside: ExternalCall, io: () => Promise<Result>): Promise<Result> {
    if (!this.#alive) return never();
    // Time passes when the gate opens, and nobody waits for it.
    const work = outside.kind === 'sleep' ? () => Promise.resolve() as Promise<Result> : io;
    return new Promise((resolve) => {
      const release = async (verdict: Verdict): Promise<boolean> => {
        const outcome: Outcome<Result> = await carryOut(
          verdict,
          outside,
          work,
          this.#gatewayFailure,
        );
        resolve(outcome.answer());
        return outcome.done;
      };
      this.#last += 1;
      this.#gates.set(this.#last, { ...outside, release });
    });
  }

  /** Lets one await through; tells whether it was a commit that succeeded. */
  async release(id: number, verdict: Verdict): Promise<boolean> {
    const gate = this.#gates.get(id);
    if (!gate) throw new Error(`no gate ${id}`);
    this.#gates.delete(id);
    passTime(gate.takesMs);
    const done = await gate.release(verdict);
    if (isCrash(verdict)) this.end();
    return done && gate.kind === 'commit';
  }
}
