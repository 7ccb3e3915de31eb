import Module from 'node:module';

/*
 * Stands before the processes that the emulators start (`NODE_OPTIONS`). The Functions emulator
 * starts one for each call that finds the others busy, and before a process looks at our code it
 * loads what deploying, extensions and the command line are made of, a quarter of the processor time
 * that it takes to begin, for the sake of one small function. Here those parts are loaded when
 * something asks for them. Where firebase-tools looks different, its processes start as they do
 * without this file.
 */

/** A process of a function. */
const RUNTIME = /[\\/]firebase-tools[\\/]lib[\\/]emulator[\\/]functionsEmulatorRuntime(\.js)?$/;
/** Files of firebase-tools that ask for others; of the process itself, only what it asks for. */
const ASKS =
  /[\\/]firebase-tools[\\/]lib[\\/](?!emulator[\\/]functionsEmulatorRuntime\.js$).*\.js$/;

/** @typedef {(name: string, parent: { filename?: string } | undefined, isMain: boolean) => object} Load */

/**
 * A module's exports, loaded when one of them is first used.
 * @param {() => object} load
 */
function whenUsed(load) {
  /** @type {object | undefined} */
  let loaded;
  const exported = () => (loaded ??= load());
  return new Proxy(
    {},
    {
      get: (_, name) => /** @type {unknown} */ (Reflect.get(exported(), name)),
      has: (_, name) => Reflect.has(exported(), name),
    },
  );
}

const loader = /** @type {{ _load?: Load }} */ (/** @type {unknown} */ (Module));
const load = loader._load?.bind(Module);
if (load && RUNTIME.test(process.argv[1] ?? '')) {
  loader._load = (name, parent, isMain) => {
    const now = () => load(name, parent, isMain);
    const isPart = name.startsWith('.') && ASKS.test(parent?.filename ?? '');
    return isPart ? whenUsed(now) : now();
  };
}
