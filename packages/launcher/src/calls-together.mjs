import Module from 'node:module';

/*
 * Stands before firebase-tools (`node --import`). The Functions emulator starts a process for each
 * call that finds the others busy, one to two seconds of processor time, whatever the function says
 * about itself. In the cloud an instance takes as many calls at once as its `concurrency`; so do the
 * processes here. Where firebase-tools looks different, its emulator does as it does without this
 * file.
 */

/** Of a function, as it was deployed and as the emulator knows it. */
/** @typedef {{ region?: string, id: string, concurrency?: unknown }} Endpoint */
/** @typedef {{ id?: string, concurrency?: number }} Trigger */

/** @typedef {{ kill: () => unknown }} Ending */
/** @typedef {{ process: Ending, conn: { httpReqOpts: () => object } }} Runtime */
/** @typedef {{ state: string, runtime: Runtime, calls?: number, room?: number }} Worker */
/** @typedef {(this: Worker, ...args: unknown[]) => Promise<void>} Request */
/** @typedef {(triggerId: string, runtime: string) => Worker | undefined} FindWorker */
/** @typedef {(trigger: Trigger | undefined, ...more: unknown[]) => Worker} AddWorker */
/** @typedef {(this: object, backend: { codebase?: string }, trigger?: Trigger) => Promise<Worker>} StartRuntime */

/** @typedef {{ emulatedFunctionsFromEndpoints: (endpoints: Endpoint[]) => Trigger[] }} Shared */
/** @typedef {{ getIdleWorker: FindWorker, addWorker: AddWorker, getTriggerWorkers: (...args: Parameters<FindWorker>) => Worker[] }} Pool */
/** @typedef {{ RuntimeWorker: { prototype: { request: Request } }, RuntimeWorkerPool: { prototype: Pool } }} Workers */
/** @typedef {{ FunctionsEmulator: { prototype: { startRuntime: StartRuntime } } }} Emulator */

/** @param {Trigger | undefined} trigger */
const roomOf = (trigger) => trigger?.concurrency ?? 1;

/**
 * Keeps the concurrency of functions, which the emulator drops.
 * @param {Shared} shared
 */
function keepConcurrency(shared) {
  const define = shared.emulatedFunctionsFromEndpoints;
  shared.emulatedFunctionsFromEndpoints = (endpoints) =>
    define(endpoints).map((trigger) => {
      const of = endpoints.find(({ region, id }) => `${region}-${id}` === trigger.id);
      return typeof of?.concurrency === 'number'
        ? { ...trigger, concurrency: of.concurrency }
        : trigger;
    });
}

/**
 * What the emulator sees of a worker in one of its calls: a worker that has nothing but this call,
 * and a connection of its own, since one that is kept may be closed just as it is used again.
 * @param {Worker} worker
 * @returns {Worker}
 */
function forOneCall(worker) {
  const { runtime } = worker;
  const kill = () => {
    // The emulator ends a process of which a call took too long or broke off: this one takes no more
    // calls, and ends when those beside it are answered.
    worker.state = 'FINISHING';
  };
  const conn = { httpReqOpts: () => ({ ...runtime.conn.httpReqOpts(), agent: false }) };
  return Object.create(worker, {
    state: { value: worker.state, writable: true },
    runtime: { value: { ...runtime, conn, process: { kill } } },
  });
}

/**
 * Lets a worker of a function take as many calls at once as the function says.
 * @param {Workers} workers
 */
function shareWorkers({ RuntimeWorker, RuntimeWorkerPool }) {
  const { request } = RuntimeWorker.prototype;
  /**
   * @this {Worker}
   * @param {unknown[]} args
   */
  RuntimeWorker.prototype.request = async function (...args) {
    if (this.room === undefined) return request.apply(this, args);
    this.calls = (this.calls ?? 0) + 1;
    if (this.state === 'IDLE') this.state = 'BUSY';
    await request.apply(forOneCall(this), args);
    this.calls -= 1;
    if (this.calls > 0) return;
    if (this.state === 'BUSY') this.state = 'IDLE';
    else if (this.state === 'FINISHING') this.runtime.process.kill();
  };

  const pool = RuntimeWorkerPool.prototype;
  const { addWorker, getIdleWorker } = pool;
  pool.addWorker = function (trigger, ...more) {
    const worker = addWorker.call(this, trigger, ...more);
    if (roomOf(trigger) > 1) worker.room = roomOf(trigger);
    return worker;
  };
  pool.getIdleWorker = function (...of) {
    const hasRoom = (/** @type {Worker} */ { state, calls = 0, room = 1 }) =>
      state === 'BUSY' && calls < room;
    return getIdleWorker.apply(this, of) ?? this.getTriggerWorkers(...of).find(hasRoom);
  };
}

/**
 * Has calls that find a process of their function starting wait for that one.
 * @param {Emulator} emulator
 */
function shareStarts({ FunctionsEmulator }) {
  /** @type {Map<string, Promise<Worker>>} */
  const starting = new Map();
  const { startRuntime } = FunctionsEmulator.prototype;
  /** @type {StartRuntime} */
  const startOnce = function (backend, trigger) {
    const start = () => startRuntime.call(this, backend, trigger);
    if (roomOf(trigger) <= 1) return start();
    const key = `${backend.codebase} ${trigger?.id}`;
    const started = starting.get(key) ?? start().finally(() => starting.delete(key));
    starting.set(key, started);
    return started;
  };
  FunctionsEmulator.prototype.startRuntime = startOnce;
}

/**
 * What is done to which file of firebase-tools, once it has what it is done to: in a circle of files
 * one of them is handed out before that.
 * @type {Map<string, [exported: string, change: (exports: never) => void]>}
 */
const changes = new Map([
  ['functionsEmulatorShared', ['emulatedFunctionsFromEndpoints', keepConcurrency]],
  ['functionsRuntimeWorker', ['RuntimeWorkerPool', shareWorkers]],
  ['functionsEmulator', ['FunctionsEmulator', shareStarts]],
]);

/** @typedef {(name: string, ...more: unknown[]) => object} Load */

const loader = /** @type {{ _load?: Load }} */ (/** @type {unknown} */ (Module));
const load = loader._load?.bind(Module);
if (load) {
  loader._load = (name, ...more) => {
    const exports = load(name, ...more);
    const file = /[^/]*$/.exec(name)?.[0] ?? '';
    const [exported = '', change] = changes.get(file) ?? [];
    if (change && Reflect.get(exports, exported) !== undefined) {
      changes.delete(file);
      change(/** @type {never} */ (exports));
    }
    return exports;
  };
}
