import { isDeepStrictEqual } from 'node:util';
import { StepRunner } from './step-runner.ts';
import { signed } from './gateway.ts';
import type { History } from './history.ts';
import { readBooks } from './model/books.ts';
import { checkEnding, checkHolds, checkOpenCheckouts } from './model/ending.ts';
import { Ledger } from './model/ledger.ts';
import { demand } from './model/violation.ts';
import type { Answer } from './protocol.ts';
import { Play } from './play.ts';
import { takeSnapshot } from './snapshot.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const ROUNDS = 5;

const isDone = (answer: Answer | undefined): boolean =>
  answer?.ok === true && (answer.value as { failed: string[] }).failed.length === 0;

/** The job that runs every minute ends what a process that died has begun. */
const finishRefunds = async (play: Play): Promise<void> => {
  await play.setClock(play.ledger.now + MINUTE_MS);
  const answer = await play.finish(1, { do: 'finish-refunds' });
  demand(isDone(answer), 'not all refunds came to their end though nothing is in the way');
};

/**
 * The gateway delivers each event until a shop accepts it, and tells of what that leads to. News of
 * a refund that is not recorded yet waits for the job that records it.
 */
const deliverAll = async (world: World, play: Play, again: boolean): Promise<void> => {
  const accepted = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = world.gateway.events.filter(({ id }) => !accepted.has(id));
    if (left.length === 0) return;
    if (round > 0) await finishRefunds(play);
    for (const [index, event] of left.entries()) {
      play.ledger.delivered.add(event.id);
      const shop = (index + Number(again)) % world.shops.length;
      const answer = await play.finish(shop, { do: 'deliver', ...signed(event) });
      if (answer?.ok) accepted.add(event.id);
    }
  }
  demand(false, 'the shop does not accept every event');
};

/** Everything that is under way ends, every event arrives, every hold runs out. */
const settle = async (world: World, play: Play, releasesFirst: boolean): Promise<void> => {
  if (!releasesFirst) await deliverAll(world, play, false);
  await play.setClock(play.ledger.now + 2 * HOUR_MS);
  if (releasesFirst) {
    const swept = await play.finish(1, { do: 'release' });
    demand(isDone(swept), 'not all was released though nothing is in the way');
    checkHolds(play.ledger);
    await deliverAll(world, play, false);
  }
  const answer = await play.finish(0, { do: 'release' });
  demand(isDone(answer), 'not all was released though nothing is in the way');
  checkHolds(play.ledger);
  const told = await play.finish(1, { do: 'send-shipped-mails' });
  demand(isDone(told), 'not all were told of what was shipped though nothing is in the way');
  await finishRefunds(play);
  await deliverAll(world, play, false);
};

export interface Played {
  commands: number;
  moves: number;
  faults: number;
  states: number;
}

/**
 * Plays one history in a world and checks every state, every answer and the end of it. With `kill`
 * a crash ends the whole process; without, everything in it is cut off and forgotten, which is
 * quicker.
 * @throws Violation saying what the shop did wrong.
 */
export const runHistory = async (
  world: World,
  { products, fixedPrefixes, steps, choices, releasesFirst }: History,
  kill = false,
): Promise<Played> => {
  // A whole hour ahead: the same clock in every run, and never behind that of the gateway.
  const now = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS;
  await world.begin(products, now);
  const ledger = new Ledger(await takeSnapshot(world.db), world.gateway, now);
  const play = new Play(world, ledger, kill);
  const beginner = new StepRunner(world, play);
  await play.run(fixedPrefixes, [], (step) => beginner.begin(step));
  await play.run(steps, choices, (step) => beginner.begin(step));
  const { faults } = ledger;
  checkOpenCheckouts(ledger);
  world.gateway.trouble = undefined;
  await settle(world, play, releasesFirst);
  const books = await readBooks(world.db);
  checkEnding(ledger, books);

  const ended = ledger.last;
  await deliverAll(world, play, true);
  demand(
    isDeepStrictEqual([await readBooks(world.db), ledger.last], [books, ended]),
    'events that came once more changed something',
  );
  const { issued, states } = ledger;
  return { commands: issued.length, moves: play.moves, faults, states: states.length };
};
