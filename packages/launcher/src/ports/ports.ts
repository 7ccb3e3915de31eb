import { connect, createServer } from 'node:net';
import { ask } from '../processes/ask.ts';
import { Problem } from '../processes/say.mjs';

export interface PortUse {
  port: number;
  /** What needs it, such as `Hosting`. */
  name: string;
}

export const HOST = '127.0.0.1';
const PROBE_TIMEOUT_MS = 1000;

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function somebodyAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST, timeout: PROBE_TIMEOUT_MS });
    const finish = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}

/** Whether nothing listens at a port of this machine. macOS lets two programs share one, so both ways are tried. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port)) && !(await somebodyAnswers(port));
}

/** The program that holds a port, such as `node, process 4711`, where `lsof` or `ss` can tell. */
function portHolder(port: number): string | undefined {
  const lsof = ask('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const fromLsof = /^p(\d+)\s+c(.+)$/m.exec(lsof);
  if (fromLsof) return `${fromLsof[2]}, process ${fromLsof[1]}`;
  const fromSs = /users:\(\("([^"]+)",pid=(\d+)/.exec(ask('ss', ['-ltnpH', `sport = :${port}`]));
  return fromSs ? `${fromSs[1]}, process ${fromSs[2]}` : undefined;
}

/** Says of the first busy port what needs it and who holds it; undefined where every port is free. */
export async function takenPort(uses: readonly PortUse[]): Promise<string | undefined> {
  for (const { port, name } of uses) {
    if (await isPortFree(port)) continue;
    const holder = portHolder(port);
    const airplay =
      port === 5000 && process.platform === 'darwin'
        ? ' (on macOS often the AirPlay Receiver: switch it off under General, AirDrop & Handoff)'
        : '';
    return `Port ${port}, which ${name} needs, is taken${holder ? ` by ${holder}` : ''}${airplay}`;
  }
  return undefined;
}

/**
 * Checks that every port is free.
 * @throws {Problem} naming the first busy one, who holds it and the way out
 */
export async function requireFreePorts(uses: readonly PortUse[]): Promise<void> {
  const taken = await takenPort(uses);
  if (taken === undefined) return;
  throw new Problem(
    `${taken}: stop that program (another "npm start", perhaps) and run the command again.`,
  );
}
