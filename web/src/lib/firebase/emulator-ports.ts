import { emulators } from '../../../../firebase.json';

interface EmulatorPorts {
  auth: number;
  firestore: number;
}

/**
 * Where the emulators that the site talks to by itself listen: at the ports that the page names, or
 * under `npm run dev` the environment, else at those of `firebase.json`. The launcher names them for a
 * shop with ports of its own.
 */
export function emulatorPorts(page: ParentNode): EmulatorPorts {
  const meta = page.querySelector('meta[name="emulator-ports"]');
  const named = meta?.getAttribute('content') ?? import.meta.env.VITE_EMULATOR_PORTS ?? '';
  const port = (name: keyof EmulatorPorts): number =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(named)?.[1] ?? emulators[name].port);
  return { auth: port('auth'), firestore: port('firestore') };
}
