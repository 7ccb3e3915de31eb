import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { claimPortBlock, type PortBlock } from './port-block.ts';

const blocks: PortBlock[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const block of blocks.splice(0)) block.release();
  for (const server of servers.splice(0)) server.close();
});

async function claim(): Promise<PortBlock> {
  const block = await claimPortBlock();
  blocks.push(block);
  return block;
}

const listenAt = (port: number): Promise<void> =>
  new Promise((resolve) => {
    servers.push(createServer().listen(port, '127.0.0.1', resolve));
  });

describe('claimPortBlock', () => {
  it('gives runs that begin at the same moment ports of their own', async () => {
    const claimed = await Promise.all(Array.from({ length: 6 }, claim));
    const ports = claimed.flatMap((block) => block.ports);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('passes over a block of which somebody uses a port', async () => {
    const before = await claim();
    before.release();
    const used = before.ports[7] ?? 0;
    await listenAt(used);
    expect((await claim()).ports).not.toContain(used);
  });

  it('stays below the ports that systems give to outgoing connections', async () => {
    const { ports } = await claim();
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(Math.min(...ports)).toBeGreaterThan(12_111);
  });
});
