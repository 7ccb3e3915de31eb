import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice } from './history.ts';
import { checkAnswer } from './model/answers.ts';
import type { Issued, Ledger } from './model/ledger.ts';
import { observe } from './model/observe.ts';
import { demand } from './model/violation.ts';
import type { Answer, Command, ShopState, Verdict, WaitingGate } from './protocol.ts';
import { takeSnapshot } from './snapshot.ts';
import type { Step } from './step.ts';
import type { World } from './world.ts';

const AT_ONCE = 4;
/**
 * More than any history needs; whoever goes on longer never ends. Sleeps count apart: a queue that
 * gives way has one for each look at whether others have had their turn.
 */
const MOST = { moves: 3000, sleeps: 3000 };
const LOOKS = { times: 400, everyMs: 5 };

interface QueuedGate extends WaitingGate {
  shop: number;
}

interface Retry {
  shop: number;
  command: Command;
}

/** Plays a history: at each moment one thing happens, in the shops or around them. */
export class Play {
  readonly #world: World;
  readonly #kill: boolean;
  readonly ledger: Ledger;
  readonly #underWay = new Map<number, Issued>();
  /** What callers send once more, to the other shop, because the one they asked has died. */
  readonly #again: Retry[] = [];
  /** Awaits that wait to be let through, oldest first. */
  #gates: QueuedGate[] = [];
  moves = 0;
  #sleeps = 0;
  /** What is done the next time it is asked for, and whose answer is lost. */
  #unheard: string | undefined;

  constructor(world: World, ledger: Ledger, kill: boolean) {
    this.#world = world;
    this.ledger = ledger;
    this.#kill = kill;
  }

  /** Begins each step when its turn comes, as the choices say; ends when all of them are done. */
  async run(
    steps: readonly Step[],
    choices: readonly Choice[],
    begin: (step: Step) => Promise<void>,
  ): Promise<void> {
    const left = [...steps];
    const decisions = choices.values();
    for (;;) {
      const next: (QueuedGate | Step | Retry)[] = [...this.#gates];
      const free = this.#underWay.size < AT_ONCE;
      if (this.#again[0] && free) next.push(this.#again[0]);
      if (left[0] && free) next.push(left[0]);
      if (next.length === 0 && this.#underWay.size === 0) return;
      if (next.length === 0) {
        await this.#waitForGates();
        continue;
      }
      // Without choices things happen one after the other.
      const { pick, verdict } = decisions.next().value ?? { pick: 0, verdict: 'go' };
      const chosen = next[pick % next.length];
      if (chosen && 'gate' in chosen) await this.#release(chosen, verdict);
      else if (chosen && 'command' in chosen) {
        this.#again.shift();
        await this.issue(chosen.shop, chosen.command);
      } else if (chosen) {
        left.shift();
        await begin(chosen);
      }
      if (chosen && 'kind' in chosen && chosen.kind === 'sleep') this.#sleeps += 1;
      else this.moves += 1;
      demand(this.moves < MOST.moves && this.#sleeps < MOST.sleeps, 'it goes on for ever');
    }
  }

  /** Gives a command to a shop. */
  async issue(shop: number, command: Command): Promise<Issued> {
    const { ledger } = this;
    const issued: Issued = {
      id: ledger.issued.length,
      shop,
      command,
      from: ledger.states.length - 1,
      at: ledger.now,
      faults: ledger.disturbances,
    };
    ledger.issued.push(issued);
    this.#underWay.set(issued.id, issued);
    this.#takeIn(shop, await this.#shop(shop).start(issued.id, command));
    return issued;
  }

  /** Gives a command and lets it run undisturbed; its answer. */
  async finish(shop: number, command: Command): Promise<Answer | undefined> {
    let answer: Answer | undefined;
    this.#onAnswer = (given) => (answer = given);
    await this.issue(shop, command);
    await this.run([], [], () => Promise.resolve());
    this.#onAnswer = () => undefined;
    return answer;
  }

  /** The next await of this name is done, and the shop does not hear of it. */
  loseAnswerOf(what: string): void {
    this.#unheard = what;
  }

  async setClock(now: number): Promise<void> {
    this.ledger.now = now;
    await Promise.all(this.#world.shops.map((shop) => shop.clock(now)));
  }

  #onAnswer: (answer: Answer) => void = () => undefined;

  #shop(index: number) {
    const shop = this.#world.shops[index];
    if (!shop) throw new Error(`no shop ${index}`);
    return shop;
  }

  async #release({ shop, gate, kind, what }: QueuedGate, wanted: Verdict): Promise<void> {
    const verdict = this.#verdictOn({ kind, what }, wanted);
    if (verdict !== 'go') this.ledger.faults += 1;
    if (this.#mayLeaveOpen(shop, what, verdict)) this.ledger.leftOpen += 1;
    const state = await this.#shop(shop).release(gate, verdict, this.#kill);
    if (state.committed) observe(this.ledger, await takeSnapshot(this.#world.db));
    this.#takeIn(shop, state);
  }

  #verdictOn({ kind, what }: Pick<WaitingGate, 'kind' | 'what'>, wanted: Verdict): Verdict {
    if (what === this.#unheard) {
      this.#unheard = undefined;
      return 'fail-retried';
    }
    // Time passes or the process dies; it does not fail.
    return kind === 'sleep' && wanted.startsWith('fail') ? 'go' : wanted;
  }

  /** Whether a checkout may stay open that a shop has opened and would have closed. */
  #mayLeaveOpen(shop: number, what: string, verdict: Verdict): boolean {
    if (!verdict.startsWith('crash')) return verdict !== 'go' && what === 'closeCheckout';
    return [...this.#underWay.values()].some(
      (issued) => issued.shop === shop && issued.command.do === 'checkout',
    );
  }

  #takeIn(shop: number, { waiting, ended, crashed }: ShopState): void {
    const known = new Set(waiting.map(({ gate }) => gate));
    const kept = this.#gates.filter(
      (gate) => gate.shop !== shop || (!crashed && known.has(gate.gate)),
    );
    const old = new Set(kept.flatMap((gate) => (gate.shop === shop ? [gate.gate] : [])));
    const fresh = waiting.filter(({ gate }) => !old.has(gate));
    this.#gates = [...kept, ...fresh.map((gate) => ({ ...gate, shop }))];
    for (const { id, answer } of ended) {
      const issued = this.#underWay.get(id);
      if (!issued) continue;
      this.#underWay.delete(id);
      checkAnswer(this.ledger, issued, answer);
      this.#onAnswer(answer);
    }
    if (!crashed) return;
    // Nobody hears any more from what the dead process was doing.
    for (const issued of this.#underWay.values()) {
      if (issued.shop !== shop) continue;
      this.#underWay.delete(issued.id);
      const { command } = issued;
      // Whoever sends a key sends it again when no answer comes.
      if ('key' in command) this.#again.push({ shop: 1 - shop, command });
    }
  }

  /** Something in a shop takes longer than promises do: looks until it has come to a gate. */
  async #waitForGates(): Promise<void> {
    for (let look = 0; look < LOOKS.times; look += 1) {
      for (const [index, shop] of this.#world.shops.entries())
        this.#takeIn(index, await shop.look());
      if (this.#gates.length > 0 || this.#underWay.size === 0) return;
      await sleep(LOOKS.everyMs);
    }
    const [stuck] = this.#underWay.values();
    demand(false, `${stuck?.command.do ?? ''} #${stuck?.id ?? 0} hangs`);
  }
}
