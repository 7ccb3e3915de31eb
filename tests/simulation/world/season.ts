import { isDeepStrictEqual } from 'node:util';
import { checkEnding, readBooks } from '../../histories/model/ending.ts';
import { demand } from '../../histories/model/violation.ts';
import { keepSchedules } from '../actors/schedules.ts';
import { welcome } from '../actors/customers.ts';
import { liveAtGateway } from '../actors/gateway-news.ts';
import { workInOffice } from '../actors/office.ts';
import { Webhooks } from '../actors/webhooks.ts';
import { inPlace } from '../clock/place.ts';
import { CALM } from './weather.ts';
import { World, type WorldOptions } from './world.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after the last fault everything has to have come to its end. */
const BOUND_MS = 2 * DAY_MS;

export interface Lived {
  commands: number;
  orders: number;
  states: number;
  faults: number;
}

/** Days of a shop in some weather, then calm until everything has come to its end. */
export const liveSeason = ({
  days,
  ...options
}: WorldOptions & { days: number }): Promise<Lived> => {
  const world = new World(options);
  return inPlace(world, async () => {
    world.open();
    const { timeline } = world;
    const webhooks = new Webhooks(world);
    const end = timeline.now + days * DAY_MS;
    const isOver = (): boolean => {
      webhooks.send();
      return world.isOver;
    };
    welcome(world, end);
    workInOffice(world, end);
    liveAtGateway(world, end);
    keepSchedules(world);
    await timeline.runUntil(end, isOver);
    world.weather = CALM;
    world.gateway.trouble = undefined;
    await timeline.runUntil(end + BOUND_MS, isOver);
    const books = await readBooks(world.db);
    world.guard('every request comes to its end', () => {
      demand(!world.fleet.isBusy, 'a request is still being served');
    });
    world.guard('everything comes to its end', () => {
      checkEnding(world.ledger, books);
    });
    const ended = world.ledger.last;
    for (const { id } of world.gateway.events) void webhooks.deliver(id, 0);
    await timeline.runUntil(timeline.now + HOUR_MS, isOver);
    const again = await readBooks(world.db);
    world.guard('what was told before changes nothing', () => {
      demand(
        isDeepStrictEqual([again, world.ledger.last], [books, ended]),
        'events that came once more changed something',
      );
    });
    if (world.failure) throw world.failure;
    const { issued, orders, states, faults } = world.ledger;
    return { commands: issued.length, orders: orders.size, states: states.length, faults };
  });
};
