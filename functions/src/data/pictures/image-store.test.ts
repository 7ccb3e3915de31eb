import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImageStore } from './image-store.ts';

/** What becomes of one try to upload a file, as Cloud Storage or the way to it decides. */
type Fate = (answer: ServerResponse) => void;

/** The client compares the checksum of what was kept with that of what it sent. */
const KEPT: Fate = (answer) =>
  answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ crc32c: 'T3fd9w==' }));
const BROKEN: Fate = (answer) => answer.destroy();
const answered =
  (status: number): Fate =>
  (answer) => {
    answer.writeHead(status).end();
  };

const listed = (...names: string[]): Fate => {
  const items = names.map((name) => ({ name, generation: '7' }));
  return (answer) =>
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ items }));
};

const PICTURE = [{ width: 640 as const, format: 'webp' as const, bytes: Buffer.from('picture') }];

const closeApps = () => Promise.all(getApps().map(deleteApp));

describe('a picture on its way to Storage, or from there', () => {
  let fates: Fate[];
  let tries: string[];

  const storage = createServer((call, answer) => {
    call.resume();
    call.on('end', () => {
      tries.push(call.url ?? '');
      (fates.shift() ?? KEPT)(answer);
    });
  });

  beforeEach(async () => {
    tries = [];
    storage.listen(0, '127.0.0.1');
    await once(storage, 'listening');
    const { port } = storage.address() as AddressInfo;
    vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
    // A file that this worker had before may have left one.
    await closeApps();
    initializeApp({ projectId: 'demo-storage' });
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await closeApps();
    storage.closeAllConnections();
    storage.close();
  });

  const save = (...next: Fate[]) => {
    fates = next;
    return createImageStore('https://storage.example', 'pictures').save('id', PICTURE);
  };

  it('is sent once, and only where no file is', async () => {
    await save(KEPT);
    expect(tries).toHaveLength(1);
    expect(tries[0]).toContain('ifGenerationMatch=0');
  });

  it('is sent again after a 503', async () => {
    await save(answered(503), KEPT);
    expect(tries).toHaveLength(2);
  });

  it('is kept when only the answer was lost', async () => {
    await save(BROKEN, answered(412));
    expect(tries).toHaveLength(2);
  });

  it('is given up where Storage refuses it', async () => {
    await expect(save(answered(403))).rejects.toMatchObject({ code: 403 });
    expect(tries).toHaveLength(1);
  });

  const remove = (...next: Fate[]) => {
    fates = next;
    return createImageStore('https://storage.example', 'pictures').remove('id');
  };

  it('is deleted after a connection that broke, and only what was found', async () => {
    await remove(listed('images/uploads/id/640.webp'), BROKEN, answered(204));
    expect(tries).toHaveLength(3);
    for (const one of tries.slice(1)) expect(one).toContain('ifGenerationMatch=7');
  });

  it('may be gone by then', async () => {
    await remove(listed('images/uploads/id/640.webp'), answered(404));
    expect(tries).toHaveLength(2);
  });

  it('stays for another time where Storage refuses to delete it', async () => {
    const refused = remove(listed('images/uploads/id/640.webp'), answered(403));
    await expect(refused).rejects.toMatchObject({ code: 403 });
  });
});
