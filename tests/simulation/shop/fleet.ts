import type { Deps } from '../../../functions/src/domain/deps.ts';
import type { Answer, Command } from '../../histories/protocol.ts';
import type { Gateway } from '../../histories/gateway.ts';
import type { Source } from '../../histories/shop/source.ts';
import { MemoryFirestore, type Way } from '../firestore/client.ts';
import type { MemoryStore } from '../firestore/store.ts';
import type { FaultRates } from '../world/fault-rates.ts';
import { gatewayClient } from './gateway-client.ts';
import { Instance, type Surroundings } from './instance.ts';
import { withoutIdentityProvider } from '../../support/without-identity-provider.ts';

const HOLD_HOURS = 1;
const MOST_INSTANCES = 4;
/** Chance that a request finds no free instance, or that one is taken away while it is idle. */
const NEW_ONE = 0.02;
const RETIRED = 0.01;
const STALL_MS = 40 * 60 * 1000;
const LATER_MS = 200;
const COLD_START_MS = 1500;

export interface FleetParts {
  source: Source;
  store: MemoryStore;
  gateway: Gateway;
  projectId: string;
}

/** Hears what an instance was doing as it died, or lost its processor for so many milliseconds. */
type OnTrouble = (commands: readonly Command[], ms: number) => void;

interface Member {
  instance: Instance;
  deps: Deps;
}

/** The instances of the API, as many as happen to be there, and who serves which request. */
export class Fleet {
  readonly #parts: FleetParts;
  readonly #around: Surroundings;
  readonly #faultRates: () => FaultRates;
  readonly #onTrouble: OnTrouble;
  #members: Member[] = [];
  #started = 0;

  constructor(
    parts: FleetParts,
    around: Surroundings,
    faultRates: () => FaultRates,
    onTrouble: OnTrouble,
  ) {
    this.#parts = parts;
    this.#around = around;
    this.#faultRates = faultRates;
    this.#onTrouble = onTrouble;
  }

  /** Whether a request has not been answered. */
  get isBusy(): boolean {
    return this.#members.some(({ instance }) => instance.underWay.length > 0);
  }

  /** What use cases reach from a process with such a clock, along such a way out. */
  depsAt(now: () => number, way: Way): Deps {
    const { source, store, gateway, projectId } = this.#parts;
    const hours = String(HOLD_HOURS);
    const config = source.readConfig({ FUNCTIONS_EMULATOR: 'true', ORDER_HOLD_HOURS: hours });
    const deps = source.createDeps({ ...config, projectId }, now, {
      db: new MemoryFirestore(store, way).db,
      httpClient: gatewayClient(gateway, way),
    });
    return withoutIdentityProvider(deps);
  }

  /** Serves a request; undefined when the instance dies over it. */
  serve(command: Command): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const serveBy = (member: Member): void => {
        this.#trouble(member);
        void member.instance.serve(this.#parts.source, member.deps, command).then(resolve);
      };
      const free = this.#free();
      if (free) serveBy(free);
      // Loading takes the machine's time: the timeline waits for it.
      else this.#around.timeline.after(COLD_START_MS, async () => serveBy(await this.#start()));
    });
  }

  /** One of them, unless it is time for another. */
  #free(): Member | undefined {
    const { chance } = this.#around;
    const member = chance.pick(this.#members);
    if (!member || (this.#members.length < MOST_INSTANCES && chance.happens(NEW_ONE)))
      return undefined;
    if (member.instance.underWay.length > 0 || !chance.happens(RETIRED)) return member;
    this.#end(member);
    return undefined;
  }

  /** What may befall an instance while it serves a request. */
  #trouble(member: Member): void {
    const { chance, timeline, note } = this.#around;
    const { crash, stall } = this.#faultRates();
    const { name } = member.instance;
    if (chance.happens(crash))
      timeline.after(chance.wait(LATER_MS), () => {
        note(name, 'dies');
        this.#end(member);
      });
    if (chance.happens(stall))
      timeline.after(chance.wait(LATER_MS), () => {
        note(name, 'stalls');
        const ms = chance.below(STALL_MS);
        this.#onTrouble(member.instance.underWay, ms);
        member.instance.stall(ms);
      });
  }

  #end(member: Member): void {
    this.#members = this.#members.filter((other) => other !== member);
    this.#onTrouble(member.instance.underWay, 0);
    member.instance.die();
  }

  /** Brings up another instance; loads beforehand what would be loaded on first use. */
  async #start(): Promise<Member> {
    const { chance, note } = this.#around;
    const { skewMs } = this.#faultRates();
    this.#started += 1;
    const skew = chance.between(-Math.floor(skewMs), Math.floor(skewMs));
    const instance = new Instance(`api-${this.#started}`, skew, this.#around);
    const deps = this.depsAt(instance.now, instance.intercept);
    await deps.gateway.readEvent(Buffer.from(''), '').catch(() => undefined);
    const member = { instance, deps };
    this.#members.push(member);
    note(instance.name, `starts ${skew}`);
    return member;
  }
}
