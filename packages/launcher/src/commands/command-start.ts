import { dirname } from 'node:path';
import { type Command, type Context, readFlags } from './command.ts';
import { lastLines, readLog } from '../shop/ready.ts';
import { ended } from '../processes/run.mjs';
import { note, Problem } from '../processes/say.mjs';
import { keepSchedule } from '../shop/schedule.ts';
import type { Stack } from '../shop/stack.ts';
import { keptStack } from '../shop/stacks.ts';

/** Tells how to get in. */
export function announce(stack: Stack): void {
  note('');
  note(`Shop ready at ${stack.shopUrl}`);
  note('  admin:    admin@rollwell.example / Admin-Pass1');
  note('  customer: customer@rollwell.example / Customer-Pass1');
  note('  customer: second@rollwell.example / Customer-Pass2');
  if (stack.paymentsUrl) {
    note(`  payments: ${stack.paymentsUrl} (make them go wrong)`);
    note(`  mailbox:  ${stack.paymentsUrl}/mail`);
  }
  if (stack.uiUrl) note(`  Emulator UI: ${stack.uiUrl}`);
  const data = stack.own ? '' : ' and keeps the data';
  note(`  logs in ${dirname(stack.firebaseLog)}; Ctrl-C ends everything${data}`);
}

/**
 * Stays until the emulators end, and runs the scheduled functions meanwhile.
 * @throws {Problem} when that happens by itself
 */
export async function stayUntilEnd(context: Context, stack: Stack): Promise<number> {
  context.session.exitCodeWhenStopped = 0;
  keepSchedule(stack.functionsUrl);
  await ended(stack.firebase);
  if (context.run.isStopping) return 0;
  note(lastLines(readLog(stack.firebaseLog), 15));
  throw new Problem(
    `The emulators ended by themselves (their last words stand above): see ${stack.firebaseLog}, ` +
      'then run the command again.',
  );
}

/** `npm start`: the shop with its sample data, or with those of the last run. */
export const runStart: Command = async (context) => {
  const flags = readFlags(context.args, ['fresh', 'no-build']);
  const stack = await keptStack(context, { fresh: flags.fresh, build: !flags['no-build'] });
  announce(stack);
  return stayUntilEnd(context, stack);
};
