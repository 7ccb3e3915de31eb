import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureName } from './pictures.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const CACHE = join(HERE, '../../../.cache/sample-pictures');

/** A test changes no picture. */
const draws = (file: string) => !file.endsWith('.test.ts');

/** A picture takes up to a minute, so it is drawn again only when the drawing has changed. */
function cacheFolder(): string {
  const hash = createHash('sha256');
  for (const part of ['render', 'tools', 'scenes'])
    for (const file of readdirSync(join(HERE, part)).filter(draws).sort())
      hash.update(readFileSync(join(HERE, part, file)));
  hash.update(readFileSync(join(HERE, 'pictures.ts')));
  return join(CACHE, hash.digest('hex').slice(0, 16));
}

/** Draws one picture into a file, in a process of its own because drawing fills a core. */
function drawInProcess(name: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', join(HERE, 'draw-one.ts'), name, file];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Drawing ${name} ended with code ${code}`)),
    );
  });
}

/** The pictures as WebP, drawn on all cores where the cache does not have them yet. */
export async function gallery(names: readonly PictureName[]): Promise<Map<PictureName, Buffer>> {
  const folder = cacheFolder();
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => join(folder, `${name}.webp`);
  const missing = names.filter((name) => !existsSync(file(name)));
  if (missing.length > 0)
    console.log(`Drawing ${missing.length} pictures; this takes minutes once.`);
  const worker = async () => {
    for (let name = missing.shift(); name; name = missing.shift()) {
      const started = Date.now();
      await drawInProcess(name, file(name));
      console.log(`  ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, worker));
  const entries = names.map(async (name) => [name, await readFile(file(name))] as const);
  return new Map(await Promise.all(entries));
}
