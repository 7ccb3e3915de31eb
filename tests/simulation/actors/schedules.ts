import type { Command } from '../../histories/protocol.ts';
import type { OrderState } from '../../histories/snapshot.ts';
import type { World } from '../world/world.ts';

const MINUTE_MS = 60_000;

interface Schedule {
  command: Extract<Command, { do: 'release' | 'finish-refunds' | 'send-shipped-mails' }>;
  everyMs: number;
  /** Whether an order waits for it: a run that finds nothing does nothing, and is left out. */
  isWaiting: (order: OrderState) => boolean;
}

/** As `functions/src/index.ts` has them. */
const SCHEDULES: readonly Schedule[] = [
  {
    command: { do: 'release' },
    everyMs: 15 * MINUTE_MS,
    isWaiting: ({ holdUntil }) => holdUntil !== null,
  },
  {
    command: { do: 'finish-refunds' },
    everyMs: 15 * MINUTE_MS,
    isWaiting: ({ refundAskedAt }) => refundAskedAt !== null,
  },
  {
    command: { do: 'send-shipped-mails' },
    everyMs: MINUTE_MS,
    isWaiting: ({ undoUntil }) => undoUntil !== null,
  },
];

/**
 * Runs the jobs as the scheduler of the cloud does, at round times, and now and then leaves a run
 * out. A time at which no order waits for a job passes without it.
 */
export const runSchedules = (world: World): void => {
  for (const { command, everyMs, isWaiting } of SCHEDULES) {
    let isSet = false;
    const set = (): void => {
      if (isSet || ![...world.ledger.last.orders.values()].some(isWaiting)) return;
      isSet = true;
      world.after(everyMs - (world.now() % everyMs), () => {
        isSet = false;
        if (!world.chance.happens(world.faultRates.skipped)) void world.ask(command);
        set();
      });
    };
    world.onCommit.push(set);
  }
};
