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
import { interceptIo } from './intercept-io.ts';
import { ProcessRun } from './process-run.ts';
import { isCrash } from './outcome.ts';
import { intercept, runIntercepted } from './interceptor.ts';
import { runCommand } from './run-command.ts';
import { loadSource } from './source.ts';
import { withoutIdentityProvider } from '../../support/without-identity-provider.ts';

const [folder = '', projectId = '', gatewayUrl = ''] = process.argv.slice(2);
const HOLD_HOURS = 1;

interceptIo();
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
    intercept({ kind: 'gateway', what: 'openCheckout' }, () => gateway.openCheckout(request)),
  findCheckout: (id) =>
    intercept({ kind: 'gateway', what: 'findCheckout' }, () => gateway.findCheckout(id)),
  inspect: (id) => intercept({ kind: 'gateway', what: 'inspect' }, () => gateway.inspect(id)),
  closeCheckout: (id) =>
    intercept({ kind: 'gateway', what: 'closeCheckout' }, () => gateway.closeCheckout(id)),
  refundsMade: (intent) =>
    intercept({ kind: 'gateway', what: 'refundsMade' }, () => gateway.refundsMade(intent)),
  refund: (request) =>
    intercept({ kind: 'gateway', what: 'refund' }, () => gateway.refund(request)),
});

/** A process as it is after its start: nothing in memory, the same database. */
const begin = async () => {
  const deps = withoutIdentityProvider(createDeps(config, () => now));
  lives += 1;
  let ids = 0;
  // Ids that a replay gives again, for lists are sorted by them.
  const newId = () => `${prefix}-${lives}-${(ids += 1)}`;
  const run = new ProcessRun(
    () => new AppError('internal', { message: 'injected: the gateway does not answer' }),
  );
  // Loads what is loaded on first use. Loading takes the machine's time, and what happens meanwhile
  // would be for the machine to say and not for the history.
  await deps.gateway.readEvent(Buffer.from(''), '').catch(() => undefined);
  return {
    run,
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
    life.run.end();
    life = await begin();
  }
  if (request.type === 'clock') ({ now } = request);
  if (request.type === 'start') {
    const { id, command } = request;
    const { run, deps } = life;
    void runIntercepted(run, () => runCommand(source, deps, command)).then((answer) => {
      // A timer of a life that is over may still fire; nobody hears of it.
      if (life.run === run) ended.push({ id, answer });
    });
  }
  if (request.type === 'release') {
    const { gate, verdict, kill } = request;
    committed = await life.run.release(gate, verdict);
    crashed = isCrash(verdict);
    if (crashed && kill) process.kill(process.pid, 'SIGKILL');
    if (crashed) life = await begin();
  }
  // Between two ways out the shop only runs promises: after a turn each waits at a gate or has ended.
  await turn();
  await turn();
  return { waiting: life.run.waiting, ended: ended.splice(0), committed, crashed };
};

process.on('message', (request: Request) => {
  void handle(request).then((state) => process.send?.(state));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
