import { deliverDueMails, type DeliverDeps } from '../../functions/src/domain/mail/deliver-mail.ts';
import type { Fault } from './faulty-mail-server.ts';
import { openMailBench, type MailBench } from './mail-bench.ts';

/** Of a process of ours, before the mail is sent or between the server's yes and its record. */
type Death = 'before it is sent' | 'before it is written down';

export interface MailReport {
  mails: number;
  /** How often each thing went wrong. */
  faults: Map<string, number>;
  sent: number;
  /** Refused for good, and known to be. */
  failed: number;
  /** Neither: never taken, or taken and not known to be. */
  lost: string[];
  /** Came more than once: how often in all, and by what. */
  again: { serverCut: number; processEnded: number; unexplained: string[] };
  rounds: number;
}

const FOR_NOW: readonly Fault[] = [
  'recipient later',
  'text later',
  'hangs at the recipient',
  'hangs at the text',
  'drops at the recipient',
  'drops in the text',
  'drops before its yes',
];
const FOR_GOOD: readonly Fault[] = ['recipient never', 'text never'];
const DEATHS: readonly Death[] = ['before it is sent', 'before it is written down'];

/** A third of all tries goes well; one mail of twenty is never taken. */
const MOST_FAULTS = 3;
const NEVER_TAKEN = 0.05;
const DEATH = 0.1;

/** Numbers from 0 to 1, the same for the same seed. */
const chance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

class Ended extends Error {}

/** How often each mail was sent by a process that ended before it wrote that down. */
type Unrecorded = Map<string, number>;

/** A process that ends in the midst of some of its mails. */
const mortal = (
  { deps }: MailBench,
  death: () => Death | undefined,
  unrecorded: Unrecorded,
): DeliverDeps => {
  const dying = new Set<string>();
  return {
    ...deps,
    mailer: {
      send: (mail) => {
        const end = death();
        if (end === 'before it is sent') return Promise.reject(new Ended(end));
        if (end !== undefined) dying.add(mail.id);
        return deps.mailer.send(mail);
      },
    },
    mails: {
      ...deps.mails,
      settle: (claimed, settlement) => {
        const { id } = claimed;
        if (!dying.delete(id)) return deps.mails.settle(claimed, settlement);
        if (settlement.state === 'sent') unrecorded.set(id, (unrecorded.get(id) ?? 0) + 1);
        return Promise.reject(new Ended());
      },
    },
  };
};

/** More than any wait between two tries, and than any lease. */
const ROUND_MS = 6 * 60 * 60 * 1000;
const MOST_ROUNDS = 20;

const judge = async (
  bench: MailBench,
  ids: ReadonlyMap<string, boolean>,
  unrecorded: Unrecorded,
): Promise<Omit<MailReport, 'mails' | 'faults' | 'rounds'>> => {
  const again = { serverCut: 0, processEnded: 0, unexplained: [] as string[] };
  const lost: string[] = [];
  let [sent, failed] = [0, 0];
  for (const [id, isRefused] of ids) {
    const { state } = await bench.stored(id);
    const { kept = 0, saidYes = 0 } = bench.taken.get(id) ?? {};
    if (state === 'sent' && saidYes > 0) sent += 1;
    else if (state === 'failed' && isRefused) failed += 1;
    else lost.push(`${id} is ${state}`);
    const twice = Math.max(0, kept - 1);
    const ended = Math.min(twice, unrecorded.get(id) ?? 0);
    const cut = Math.min(twice - ended, kept - saidYes);
    again.processEnded += ended;
    again.serverCut += cut;
    if (twice > ended + cut) again.unexplained.push(`${id} came ${kept} times`);
  }
  return { sent, failed, lost, again };
};

/** Sends so many mails through faults of the server and of two processes of ours, until none is due. */
export const rageMails = async (count: number, seed: number): Promise<MailReport> => {
  const random = chance(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const faults = new Map<string, number>();
  const counted = <Name extends string>(name: Name | undefined): Name | undefined => {
    if (name !== undefined) faults.set(name, (faults.get(name) ?? 0) + 1);
    return name;
  };

  const plans = new Map<string, Fault[]>();
  const ids = new Map<string, boolean>();
  const bench = await openMailBench(`rage-mails-${seed}`, (to) => counted(plans.get(to)?.shift()));
  for (let index = 0; index < count; index += 1) {
    const [id, to] = [`rage-${index}`, `rage-${index}@test.example`];
    const isRefused = random() < NEVER_TAKEN;
    const passing = Array.from({ length: Math.floor(random() * (MOST_FAULTS + 1)) }, () =>
      pick(FOR_NOW),
    );
    const plan = [...passing, ...(isRefused ? [pick(FOR_GOOD)] : [])];
    plans.set(
      to,
      plan.filter((fault) => fault !== undefined),
    );
    ids.set(id, isRefused);
    await bench.write(id, to);
  }

  const unrecorded: Unrecorded = new Map();
  const death = () => (random() < DEATH ? counted(pick(DEATHS)) : undefined);
  let rounds = 0;
  while (rounds < MOST_ROUNDS && (await bench.mails.listDue(bench.deps.now(), 1)).length > 0) {
    rounds += 1;
    const two = [1, 2].map(() => deliverDueMails(mortal(bench, death, unrecorded), Infinity));
    await Promise.all(two);
    bench.wait(ROUND_MS);
  }
  const verdict = await judge(bench, ids, unrecorded);
  await bench.close();
  return { mails: count, faults, rounds, ...verdict };
};
