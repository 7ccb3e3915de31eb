import type { Deps } from '../../../functions/src/domain/deps.ts';
import type { Answer, Command } from '../../histories/protocol.ts';
import { runCommand } from '../../histories/shop/run-command.ts';
import type { Source } from '../../histories/shop/source.ts';
import type { ExternalCall } from '../../histories/shop/interceptor.ts';
import { runInContext, type ExecutionContext } from '../clock/execution-context.ts';
import type { Timeline } from '../clock/timeline.ts';
import type { Chance } from '../clock/chance.ts';
import { databaseFailure } from '../firestore/store.ts';
import type { Fate } from '../world/network.ts';

export interface Surroundings {
  timeline: Timeline;
  chance: Chance;
  /** Draws what becomes of a call and notes it. */
  fateOf: (outside: ExternalCall) => Fate;
  note: (who: string, what: string) => void;
}

/** A request that is being served, and who waits for the answer. */
interface Request {
  command: Command;
  resolve: (answer: Answer | undefined) => void;
}

/** An answer of the outside, or why there is none. */
type Outcome<Result> = { value: Result } | { error: Error };

const NOT_DONE = { error: databaseFailure('unavailable') };

const attempted = <Result>(work: () => Result): Outcome<Result> => {
  try {
    return { value: work() };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
};

/**
 * One process of the API: its own queues, caches and clock. It has a processor only while it serves a
 * request: whatever it waits for comes when the next one does.
 */
export class Instance implements ExecutionContext {
  readonly name: string;
  readonly #around: Surroundings;
  readonly #skewMs: number;
  #isAlive = true;
  #isStalled = false;
  /** What it has not come to, because it had no processor. */
  #held: (() => unknown)[] = [];
  readonly #serving = new Set<Request>();

  constructor(name: string, skewMs: number, around: Surroundings) {
    this.name = name;
    this.#skewMs = skewMs;
    this.#around = around;
  }

  readonly now = (): number => this.#around.timeline.now + this.#skewMs;

  readonly random = (): number => this.#around.chance.next();

  readonly bytes = (count: number): Buffer => this.#around.chance.bytes(count);

  readonly after = (ms: number, run: () => unknown) =>
    this.#around.timeline.after(ms, () => this.#comeTo(run));

  /** The way out: a call arrives although whoever sent it is no more, and then nobody hears its answer. */
  readonly intercept = <Result>(outside: ExternalCall, work: () => Result): Promise<Result> => {
    const { timeline, fateOf, note } = this.#around;
    const { thereMs, backMs, isDone, failure } = fateOf(outside);
    return new Promise((resolve, reject) => {
      timeline.after(thereMs, () => {
        const outcome: Outcome<Result> = isDone ? attempted(work) : NOT_DONE;
        const heard = failure ? { error: databaseFailure(failure) } : outcome;
        note(this.name, `${outside.what}${'error' in heard ? ` ${heard.error.message}` : ''}`);
        timeline.after(backMs, () =>
          this.#comeTo(() => {
            if ('value' in heard) resolve(heard.value);
            else reject(heard.error);
          }),
        );
      });
    });
  };

  /** The requests that it serves just now. */
  get underWay(): Command[] {
    return [...this.#serving].map(({ command }) => command);
  }

  /** Serves a request; undefined when it dies meanwhile. */
  serve(source: Source, deps: Deps, command: Command): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const request = { command, resolve };
      this.#serving.add(request);
      this.#catchUp();
      this.#comeTo(() => {
        void runInContext(this, () => runCommand(source, deps, command)).then((answer) => {
          this.#serving.delete(request);
          resolve(answer);
        });
      });
    });
  }

  /** No processor for a while, though there is something to do. */
  stall(ms: number): void {
    this.#isStalled = true;
    this.#around.timeline.after(ms, () => {
      this.#isStalled = false;
      this.#catchUp();
    });
  }

  /** Ends at once; what it sent is on its way all the same. */
  die(): void {
    this.#isAlive = false;
    this.#held = [];
    for (const { resolve } of this.#serving) resolve(undefined);
    this.#serving.clear();
  }

  #comeTo(run: () => unknown): void {
    if (!this.#isAlive) return;
    if (this.#isStalled || this.#serving.size === 0) this.#held.push(run);
    else run();
  }

  #catchUp(): void {
    if (this.#isStalled || this.#serving.size === 0) return;
    const held = this.#held;
    this.#held = [];
    for (const run of held) run();
  }
}
