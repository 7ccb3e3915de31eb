import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('withLock', () => {
  it('lets one after the other, and goes on after one that failed', async () => {
    const path = join(folder, 'deep/one.lock');
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} ends`);
      if (name === 'first') throw new Error('broken');
    };
    const first = withLock(path, work('first'));
    const second = withLock(path, work('second'));
    await expect(first).rejects.toThrow('broken');
    await second;
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(existsSync(path)).toBe(false);
  });

  it('takes over from a process that is gone', async () => {
    const path = join(folder, 'stale.lock');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path, String(pid));
    expect(await withLock(path, () => Promise.resolve('done'))).toBe('done');
  });
});
