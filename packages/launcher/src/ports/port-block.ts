import { createServer, type Server } from 'node:net';
import { HOST, isPortFree } from './ports.ts';
import { Problem } from '../processes/say.mjs';

/** Below the ports that systems give to outgoing connections, from 32768 on Linux. */
const FIRST_PORT = 21_000;
const BLOCK_SIZE = 20;
const BLOCKS = 200;

/** Ports that no other run on this machine takes as long as this one holds them. */
export interface PortBlock {
  ports: readonly number[];
  release: () => void;
}

/** Listens at a port for as long as this process lives; nothing where somebody else does. */
function hold(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: HOST, exclusive: true }, () => resolve(server.unref()));
  });
}

async function claim(first: number): Promise<PortBlock | undefined> {
  const holder = await hold(first);
  if (!holder) return undefined;
  const ports = Array.from({ length: BLOCK_SIZE - 1 }, (_, index) => first + 1 + index);
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    holder.close();
    return undefined;
  }
  return { ports, release: () => holder.close() };
}

/**
 * Claims a block of free ports. Whoever listens at the first port of a block owns the rest of it:
 * two runs that begin at the same moment cannot both get it, and the system itself gives it back
 * when a run ends, however it ends.
 * @throws {Problem} when every block is taken
 */
export async function claimPortBlock(): Promise<PortBlock> {
  for (let index = 0; index < BLOCKS; index += 1) {
    const block = await claim(FIRST_PORT + index * BLOCK_SIZE);
    if (block) return block;
  }
  throw new Problem(
    `No ${BLOCK_SIZE} free ports in a row were found from ${FIRST_PORT} on: ` +
      'end other runs of the tests and run the command again.',
  );
}
