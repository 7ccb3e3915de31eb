import { isDeepStrictEqual } from 'node:util';
import { readBooks } from '../../histories/model/books.ts';
import { checkEnding, checkHolds, checkRefundsEnded } from '../../histories/model/ending.ts';
import { demand } from '../../histories/model/violation.ts';
import { runCustomers } from '../actors/customers.ts';
import { runGateway } from '../actors/gateway-events.ts';
import { runOffice } from '../actors/office.ts';
import { runSchedules } from '../actors/schedules.ts';
import { Webhooks } from '../actors/webhooks.ts';
import { runInContext } from '../clock/execution-context.ts';
import { NO_FAULTS } from './fault-rates.ts';
import { World, type WorldOptions } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long after the last fault everything has to have come to its end. */
const BOUND_MS = 2 * DAY_MS;
/** By then every refund is made: well before the gateway forgets a key, after which any mistake ends. */
const REFUNDS_BOUND_MS = 6 * HOUR_MS;
/** Every other season ends with the gateway silent: before the last fault, and after it. */
const SILENT = { share: 0.5, beforeMs: 12 * HOUR_MS, afterMs: 4 * HOUR_MS };

/** How much happened. */
export interface SeasonReport {
  commands: number;
  orders: number;
  states: number;
  faults: number;
}

class Season {
  readonly #world: World;
  readonly #webhooks: Webhooks;

  constructor(world: World) {
    this.#world = world;
    this.#webhooks = new Webhooks(world);
  }

  /** Days in which things go wrong. */
  async live(days: number): Promise<void> {
    const world = this.#world;
    const end = world.now() + days * DAY_MS;
    runCustomers(world, end);
    runOffice(world, end);
    runGateway(world, end);
    runSchedules(world);
    await this.#until(end - SILENT.beforeMs);
    this.#webhooks.isSilent = world.chance.happens(SILENT.share);
    await this.#until(end);
  }

  /** Nothing goes wrong any more: everything that was begun has to come to its end. */
  async settle(): Promise<void> {
    const world = this.#world;
    const begun = world.now();
    world.faultRates = NO_FAULTS;
    world.gateway.trouble = undefined;
    await this.#until(begun + SILENT.afterMs);
    world.guard('no hold outlives its time, whatever is heard of it', () => {
      checkHolds(world.ledger);
    });
    this.#webhooks.isSilent = false;
    await this.#until(begun + REFUNDS_BOUND_MS);
    world.guard('no refund waits for the gateway to forget', () => {
      checkRefundsEnded(world.ledger);
    });
    await this.#until(begun + BOUND_MS);
    const books = await readBooks(world.db);
    world.guard('every request comes to its end', () => {
      demand(!world.fleet.isBusy, 'a request is still being served');
    });
    world.guard('everything comes to its end', () => {
      checkEnding(world.ledger, books);
    });
  }

  /** The shop compares its books itself, as it does every night. */
  async compare(): Promise<void> {
    const world = this.#world;
    const discrepancies = world.compare();
    await this.#until(world.now() + HOUR_MS);
    world.guard('the books of shop and gateway agree', () => {
      const found = discrepancies();
      demand(found !== undefined, 'comparing them never comes to its end');
      demand(found?.length === 0, found?.join(', ') ?? '');
    });
  }

  /** Everything is told once more. */
  async repeat(): Promise<void> {
    const world = this.#world;
    const books = await readBooks(world.db);
    const ended = world.ledger.last;
    for (const { id } of world.gateway.events) void this.#webhooks.deliver(id, 0);
    await this.#until(world.now() + HOUR_MS);
    const after = await readBooks(world.db);
    world.guard('what was told before changes nothing', () => {
      demand(
        isDeepStrictEqual([after, world.ledger.last], [books, ended]),
        'events that came once more changed something',
      );
    });
  }

  #until(end: number): Promise<void> {
    return this.#world.timeline.runUntil(end, () => {
      this.#webhooks.send();
      return this.#world.isOver;
    });
  }
}

/**
 * Days of a shop with faults, then without any until everything has come to its end.
 * @throws Broken for a law that does not hold.
 */
export const runSeason = ({
  days,
  ...options
}: WorldOptions & { days: number }): Promise<SeasonReport> => {
  const world = new World(options);
  return runInContext(world, async () => {
    world.open();
    const season = new Season(world);
    await season.live(days);
    await season.settle();
    await season.compare();
    await season.repeat();
    if (world.failure) throw world.failure;
    const { issued, orders, states, faults } = world.ledger;
    return { commands: issued.length, orders: orders.size, states: states.length, faults };
  });
};
