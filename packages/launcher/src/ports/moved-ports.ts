import type { FirebaseConfig } from '../emulators/firebase-json.ts';
import type { RunPorts } from './run-ports.ts';

/** Which port a run uses in the place of each of `firebase.json`. */
export type PortMoves = ReadonlyMap<number, number>;

const hasPort = (emulator: unknown): emulator is { port: number } =>
  typeof emulator === 'object' && emulator !== null && 'port' in emulator;

/** The ports of `firebase.json` beside those of this run. */
export function portMoves(config: FirebaseConfig, ports: RunPorts): PortMoves {
  return new Map(
    Object.entries(config.emulators).flatMap(([name, emulator]) =>
      hasPort(emulator) ? [[emulator.port, ports[name as keyof RunPorts]] as const] : [],
    ),
  );
}

const LOCAL_ADDRESS = /(\/\/(?:127\.0\.0\.1|localhost):)(\d+)/g;

/** A text with the addresses of the emulators as they are in this run. */
export function followPorts(text: string, moves: PortMoves): string {
  return text.replaceAll(LOCAL_ADDRESS, (whole, host: string, port: string) => {
    const moved = moves.get(Number(port));
    return moved === undefined ? whole : `${host}${moved}`;
  });
}

/**
 * `firebase.json` with every port that of this run: those it names, those firebase-tools would look
 * for by itself (which two runs could find at once), and the addresses in the headers.
 */
export function moveConfig(config: FirebaseConfig, ports: RunPorts): FirebaseConfig {
  const moves = portMoves(config, ports);
  const emulators = Object.fromEntries(
    Object.entries(config.emulators).map(([name, emulator]) => [
      name,
      hasPort(emulator) ? { ...emulator, port: moves.get(emulator.port) } : emulator,
    ]),
  ) as FirebaseConfig['emulators'];
  const { hub, logging, eventarc, tasks, websocket } = ports;
  return {
    ...config,
    hosting: JSON.parse(
      followPorts(JSON.stringify(config.hosting), moves),
    ) as typeof config.hosting,
    emulators: {
      ...emulators,
      firestore: { ...(emulators.firestore as object), websocketPort: websocket },
      ...Object.fromEntries(
        Object.entries({ hub, logging, eventarc, tasks }).map(([name, port]) => [
          name,
          { host: '127.0.0.1', port },
        ]),
      ),
    },
  };
}
