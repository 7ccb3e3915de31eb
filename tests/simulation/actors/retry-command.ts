import type { Answer, Command } from '../../histories/protocol.ts';
import type { World } from '../world/world.ts';

const TRIES = 4;
const AGAIN_MS = 20_000;
const DOUBLE_CLICK_MS = 300;
const DOUBLE_CLICKS = 0.1;
/** Failures that say nothing of whether it was done. */
const UNCLEAR = ['internal', 'failure', 'payment_unavailable', 'too_many_requests'];

const isUnclear = (answer: Answer | undefined): boolean =>
  !answer || (!answer.ok && UNCLEAR.includes(answer.code));

/** Asks until an answer comes that says what was done, with the same key each time; sometimes twice at once. */
export const retryCommand = async (world: World, command: Command): Promise<Answer | undefined> => {
  const isRepeatable = command.do !== 'place' || command.key !== undefined;
  if (isRepeatable && world.chance.happens(DOUBLE_CLICKS))
    world.after(world.chance.below(DOUBLE_CLICK_MS), () => void world.ask(command));
  let answer = await world.ask(command);
  for (let tries = 1; tries < TRIES && isRepeatable && isUnclear(answer); tries += 1) {
    await world.wait(world.chance.wait(AGAIN_MS));
    answer = await world.ask(command);
  }
  return answer;
};
