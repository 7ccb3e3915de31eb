/**
 * A shop process of the histories: the use cases over the real repositories, the Firestore emulator
 * and the payment simulator, with a gate before everything that leaves the process. Does one thing
 * at a time, as it is told through the channel to the process that started it.
 *
 * `main.ts <folder of the source> <project> <address of the gateway>`
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Deps } from '../../../functions/src/domain/deps.ts';
import type { Request, ShopState } from '../protocol.ts';
import { gateOutside } from './gate-outside.ts';
import { Incarnation } from './incarnation.ts';
import { isCrash } from './outcome.ts';
import { leave, within } from './passage.ts';
import { runCommand } from './run-command.ts';
import { loadSource } from './source.ts';
import { withoutProvider } from '../../support/without-provider.ts';

const [folder = '', projectId = '', gatewayUrl = ''] = process.argv.slice(2);
const HOLD_HOURS = 1;

gateOutside();
const source = await loadSource(folder);
const { createDeps, readConfig, AppError } = source;
const config = {
  ...readConfig({
    FUNCTIONS_EMULATOR: 'true',
    STRIPE_API_BASE: gatewayUrl,
    ORDER_HOLD_HOURS: String(HOLD_HOURS),
  }),
  projectId,
};

let now = 0;
let prefix = '';
let lives = 0;
/** Commands that have ended and of which nobody was told yet. */
const ended: ShopState['ended'] = [];

const gatedGateway = (gateway: Deps['gateway']): Deps['gateway'] => ({
  ...gateway,
  openCheckout: (request) =>
    leave({ kind: 'gateway', what: 'openCheckout' }, () => gateway.openCheckout(request)),
  findCheckout: (id) =>
    leave({ kind: 'gateway', what: 'findCheckout' }, () => gateway.findCheckout(id)),
  inspect: (id) => leave({ kind: 'gateway', what: 'inspect' }, () => gateway.inspect(id)),
  closeCheckout: (id) =>
    leave({ kind: 'gateway', what: 'closeCheckout' }, () => gateway.closeCheckout(id)),
  refundsMade: (intent) =>
    leave({ kind: 'gateway', what: 'refundsMade' }, () => gateway.refundsMade(intent)),
  refund: (request) => leave({ kind: 'gateway', what: 'refund' }, () => gateway.refund(request)),
});

/** A process as it is after its start: nothing in memory, the same database. */
const begin = async () => {
  const deps = withoutProvider(createDeps(config, () => now));
  lives += 1;
  let ids = 0;
  // Ids that a replay gives again, for lists are sorted by them.
  const newId = () => `${prefix}-${lives}-${(ids += 1)}`;
  const incarnation = new Incarnation(
    () => new AppError('internal', { message: 'injected: the gateway does not answer' }),
  );
  // Loads what is loaded on first use. Loading takes the machine's time, and what happens meanwhile
  // would be for the machine to say and not for the history.
  await deps.gateway.readEvent(Buffer.from(''), '').catch(() => undefined);
  return {
    incarnation,
    deps: {
      ...deps,
      orders: { ...deps.orders, newId },
      gateway: gatedGateway(deps.gateway),
    } satisfies Deps,
  };
};

let life = await begin();

const handle = async (request: Request): Promise<ShopState> => {
  let committed = false;
  let crashed = false;
  if (request.type === 'begin') {
    ({ now, prefix } = request);
    lives = 0;
    ended.length = 0;
    life.incarnation.end();
    life = await begin();
  }
  if (request.type === 'clock') ({ now } = request);
  if (request.type === 'start') {
    const { id, command } = request;
    const { incarnation, deps } = life;
    void within(incarnation, () => runCommand(source, deps, command)).then((answer) => {
      // A timer of a life that is over may still fire; nobody hears of it.
      if (life.incarnation === incarnation) ended.push({ id, answer });
    });
  }
  if (request.type === 'release') {
    const { gate, verdict, kill } = request;
    committed = await life.incarnation.release(gate, verdict);
    crashed = isCrash(verdict);
    if (crashed && kill) process.kill(process.pid, 'SIGKILL');
    if (crashed) life = await begin();
  }
  // Between two ways out the shop only runs promises: after a turn each waits at a gate or has ended.
  await turn();
  await turn();
  return { waiting: life.incarnation.waiting, ended: ended.splice(0), committed, crashed };
};

process.on('message', (request: Request) => {
  void handle(request).then((state) => process.send?.(state));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
