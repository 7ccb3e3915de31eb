import { signed } from '../../histories/gateway.ts';
import type { World } from '../world/world.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const LATE_MS = 3 * HOUR_MS;
/** The gateway tries again for three days, later each time. */
const AGAIN_MS = [60 * SECOND_MS, 10 * 60 * SECOND_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS];

/** Tells the shop of what happens at the gateway, until it says that it has heard. */
export class Webhooks {
  readonly #world: World;
  /** Nothing is delivered: all of it waits. */
  isSilent = false;
  #told = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Sends what is new. */
  readonly send = (): void => {
    const { gateway, chance, faultRates } = this.#world;
    for (const { id } of gateway.events.slice(this.#told)) {
      const copies = chance.happens(faultRates.doubled) ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        const late = chance.happens(faultRates.late) ? chance.wait(LATE_MS) : 0;
        this.#world.after(chance.wait(SECOND_MS) + late, () => void this.deliver(id, 0));
      }
    }
    this.#told = gateway.events.length;
  };

  /** One delivery, and if need be the next ones. */
  async deliver(id: string, tries: number): Promise<void> {
    const { gateway, chance, ledger } = this.#world;
    const event = gateway.events.find((each) => each.id === id);
    if (!event) return;
    if (!this.isSilent && !chance.happens(this.#world.faultRates.dropped)) {
      ledger.delivered.add(id);
      const answer = await this.#world.ask({ do: 'deliver', ...signed(event) });
      if (answer?.ok) return;
    }
    const wait = AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? HOUR_MS;
    this.#world.after(wait, () => void this.deliver(id, tries + 1));
  }
}
