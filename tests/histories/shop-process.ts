import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Request, ShopState, Verdict, WaitingGate } from './protocol.ts';

export interface ShopProcessOptions {
  /** Folder of the shop's source. */
  source: string;
  projectId: string;
  gatewayUrl: string;
}

const MAIN = join(import.meta.dirname, 'shop/main.ts');

/** A shop in a process of its own that does one step at a time. */
export class ShopProcess {
  readonly #options: ShopProcessOptions;
  #child: ChildProcess;
  #lives = 0;
  #begun = { now: 0, prefix: '' };
  waiting: WaitingGate[] = [];

  private constructor(options: ShopProcessOptions, child: ChildProcess) {
    this.#options = options;
    this.#child = child;
  }

  static async start(options: ShopProcessOptions): Promise<ShopProcess> {
    return new ShopProcess(options, await ShopProcess.#spawn(options));
  }

  static async #spawn({ source, projectId, gatewayUrl }: ShopProcessOptions) {
    const child = fork(MAIN, [source, projectId, gatewayUrl], {
      execArgv: ['--import', 'tsx'],
      env: {
        FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
        METADATA_SERVER_DETECTION: 'none',
        ...process.env,
      },
    });
    const failed = once(child, 'exit').then(() => {
      throw new Error('a shop process of the histories did not start');
    });
    await Promise.race([once(child, 'message'), failed]);
    return child;
  }

  begin(now: number, prefix: string): Promise<ShopState> {
    this.#begun = { now, prefix };
    return this.#ask({ type: 'begin', now, prefix });
  }

  clock(now: number): Promise<ShopState> {
    this.#begun.now = now;
    return this.#ask({ type: 'clock', now });
  }

  start(id: number, command: Extract<Request, { type: 'start' }>['command']): Promise<ShopState> {
    return this.#ask({ type: 'start', id, command });
  }

  look(): Promise<ShopState> {
    return this.#ask({ type: 'look' });
  }

  /** Lets one await through. With `kill` a crash ends the process, and another is started in its place. */
  async release(gate: number, verdict: Verdict, kill: boolean): Promise<ShopState> {
    const request: Request = { type: 'release', gate, verdict, kill };
    if (!kill || !verdict.startsWith('crash')) return this.#ask(request);
    const ended = once(this.#child, 'exit');
    this.#child.send(request);
    await ended;
    this.#child = await ShopProcess.#spawn(this.#options);
    this.#lives += 1;
    const { now, prefix } = this.#begun;
    await this.begin(now, `${prefix}k${this.#lives}`);
    // Nobody can tell what the dead process had committed: look.
    return { waiting: [], ended: [], committed: true, crashed: true };
  }

  stop(): void {
    this.#child.disconnect();
  }

  async #ask(request: Request): Promise<ShopState> {
    const died = new AbortController();
    const { signal } = died;
    const gone = once(this.#child, 'exit', { signal }).then(() => {
      throw new Error('a shop process of the histories died');
    });
    // The one that did not happen is called off below.
    gone.catch(() => undefined);
    this.#child.send(request);
    const [state] = (await Promise.race([once(this.#child, 'message'), gone])) as [ShopState];
    died.abort();
    this.waiting = state.waiting;
    return state;
  }
}
