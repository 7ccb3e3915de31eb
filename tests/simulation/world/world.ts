import type { Firestore } from 'firebase-admin/firestore';
import { Gateway } from '../../histories/gateway.ts';
import { checkAnswer } from '../../histories/model/answers.ts';
import { Ledger, type Issued } from '../../histories/model/ledger.ts';
import { observe } from '../../histories/model/observe.ts';
import { Violation } from '../../histories/model/violation.ts';
import type { Answer, Command } from '../../histories/protocol.ts';
import type { Source } from '../../histories/shop/source.ts';
import type { Snapshot } from '../../histories/snapshot.ts';
import { Chance } from '../clock/chance.ts';
import type { ExecutionContext } from '../clock/execution-context.ts';
import { Timeline } from '../clock/timeline.ts';
import { MemoryFirestore, type Way } from '../firestore/client.ts';
import { MemoryStore, type Changed } from '../firestore/store.ts';
import { Fleet } from '../shop/fleet.ts';
import { firstDocuments } from './first-documents.ts';
import { fateOf, isFaulty } from './network.ts';
import { PayableCheckouts } from './payable-checkouts.ts';
import type { Trace } from './trace.ts';
import { watchCommits } from './watch.ts';
import { faultRatesOf, type FaultRates } from './fault-rates.ts';

const PROJECT = 'demo-simulation';
/** How long whoever asks waits for an answer. */
const PATIENCE_MS = 60_000;
const atOnce: Way = (_outside, work) => Promise.resolve(work());
const EMPTY: Snapshot = { products: new Map(), orders: new Map() };

export interface WorldOptions {
  source: Source;
  seed: number;
  /** Milliseconds since 1970. */
  begins: number;
  /** How many times as much as on a quiet day people do. */
  pace: number;
  trace: Trace;
}

/** A law that does not hold. */
export class Broken extends Error {
  readonly law: string;

  constructor(law: string, { message, stack = message }: Violation) {
    super(message);
    this.law = law;
    this.stack = stack;
  }
}

/** A shop and all that is around it, on one clock and one source of chance. */
export class World implements ExecutionContext {
  readonly chance: Chance;
  readonly timeline: Timeline;
  readonly trace: Trace;
  readonly gateway = new Gateway(PROJECT);
  readonly fleet: Fleet;
  readonly store: MemoryStore;
  /** Reads and writes at once. */
  readonly db: Firestore;
  faultRates: FaultRates;
  ledger: Ledger;
  /** The first thing that was not as it has to be. */
  failure: Error | undefined;
  /** Hears of every commit. */
  readonly onCommit: ((changed: readonly Changed[]) => void)[] = [];

  readonly #payable = new PayableCheckouts(this);
  readonly #pace: number;
  readonly #source: Source;
  #disturbedUntil = 0;

  constructor({ source, seed, begins, pace, trace }: WorldOptions) {
    this.#pace = pace;
    this.#source = source;
    this.chance = new Chance(seed);
    this.timeline = new Timeline(begins);
    this.trace = trace;
    this.faultRates = faultRatesOf(this.chance);
    this.store = new MemoryStore(this.now, (changed) => {
      for (const hear of this.onCommit) hear(changed);
    });
    this.db = new MemoryFirestore(this.store, atOnce).db;
    this.ledger = new Ledger(EMPTY, this.gateway, begins);
    this.fleet = new Fleet(
      { source, store: this.store, gateway: this.gateway, projectId: PROJECT },
      {
        timeline: this.timeline,
        chance: this.chance,
        note: this.note,
        fateOf: (outside) => {
          const fate = fateOf(outside, this.faultRates, this.chance);
          if (!isFaulty(fate)) return fate;
          this.#disturb(fate.thereMs + fate.backMs);
          this.#payable.fail(outside.what);
          return fate;
        },
      },
      () => this.faultRates,
      (commands, ms) => {
        this.#disturb(ms);
        if (ms === 0) this.#payable.die(commands);
      },
    );
  }

  readonly now = (): number => this.timeline.now;
  readonly random = (): number => this.chance.next();
  readonly bytes = (count: number): Buffer => this.chance.bytes(count);
  readonly after = (ms: number, run: () => unknown) => this.timeline.after(ms, run);

  readonly note = (who: string, what: string): void => {
    this.trace.add(this.timeline.now, who, what);
  };

  get isOver(): boolean {
    return this.failure !== undefined;
  }

  /** Lets something happen again and again until a time, with so many milliseconds between on a quiet day. */
  again(meanMs: number, until: number, happen: () => unknown): void {
    this.after(this.chance.wait(meanMs / this.#pace), () => {
      if (this.now() > until) return;
      void happen();
      this.again(meanMs, until, happen);
    });
  }

  wait(ms: number): Promise<void> {
    return this.timeline.wait(ms);
  }

  /** Notes what is not as it has to be; the simulation then ends. */
  readonly guard = (law: string, check: () => void): void => {
    this.ledger.now = this.timeline.now;
    try {
      check();
    } catch (error) {
      // Whatever else is wrong is wrong with the simulation.
      const isViolation = error instanceof Violation;
      this.failure ??= isViolation ? new Broken(law, error) : new Error(law, { cause: error });
    }
  };

  /** Puts things on the shelf; from then on every commit is held against the model. */
  open(): void {
    let first: Snapshot = EMPTY;
    this.onCommit.push((changed) => {
      first = watchCommits(this.store, first, changed) ?? first;
    });
    this.store.commit(firstDocuments(this.chance, this.now()));
    this.onCommit.pop();
    this.ledger = new Ledger(first, this.gateway, this.now(), 2 * this.faultRates.skewMs);
    this.onCommit.push((changed) => {
      const after = watchCommits(this.store, this.ledger.last, changed);
      if (after)
        this.guard('every step is one of the model', () => {
          observe(this.ledger, after);
        });
    });
  }

  /**
   * Compares the books of the shop with those of the gateway, as the shop itself does. Gives what
   * differs but for refunds that came back, of which the shop knows; undefined while it is at it.
   */
  compare(): () => readonly string[] | undefined {
    let found: readonly string[] | undefined;
    const deps = this.fleet.depsAt(this.now, atOnce);
    void this.#source.reconcile(deps, { graceMs: 0 }).then(({ discrepancies }) => {
      found = discrepancies.first
        .filter(({ kind, shop }) => kind !== 'refund_failed' && shop.status !== 'refund_failed')
        .map(({ kind, about }) => `${about}: ${kind}`);
    });
    return () => found;
  }

  /**
   * Asks the API something, as its caller does: undefined when no answer comes in time. Every answer
   * that is given is held against the model, heard or not.
   */
  async ask(command: Command): Promise<Answer | undefined> {
    const { ledger } = this;
    const issued: Issued = {
      id: ledger.issued.length,
      shop: 0,
      command,
      from: ledger.states.length - 1,
      at: this.now(),
      // What goes wrong at this moment may disturb it as well.
      faults: this.now() <= this.#disturbedUntil ? -1 : ledger.disturbances,
    };
    ledger.issued.push(issued);
    this.note('asks', `#${issued.id} ${JSON.stringify(command)}`);
    this.#payable.begin(command);
    const served = this.fleet.serve(command).then((answer) => {
      this.note('answer', `#${issued.id} ${JSON.stringify(answer)}`);
      this.guard('an order can be paid once', () => {
        this.#payable.end(command);
      });
      if (answer)
        this.guard('every answer was true', () => {
          checkAnswer(ledger, issued, answer);
        });
      return answer;
    });
    return Promise.race([served, this.wait(PATIENCE_MS).then(() => undefined)]);
  }

  /** Something goes wrong, for so many milliseconds from now on. */
  #disturb(ms: number): void {
    this.ledger.faults += 1;
    this.#disturbedUntil = Math.max(this.#disturbedUntil, this.now() + ms);
  }
}
