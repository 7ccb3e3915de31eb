import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const START_MS = 30_000;

export interface ShopProcess {
  /** Where this process answers, e.g. `http://127.0.0.1:40123`. */
  url: string;
  /** The same of each of its shops, which know nothing of each other. */
  urls: string[];
  stop: () => void;
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the shop process did not start'));
    }, START_MS);
    child.once('exit', (code) => {
      reject(new Error(`the shop process ended with ${code ?? 'a signal'}`));
    });
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(timer);
      resolve(line);
    });
  });

interface ScriptOptions {
  /** Beside what this process has. */
  env?: Record<string, string>;
  stderr?: 'inherit' | 'ignore' | 'pipe';
}

/** What loads TypeScript takes half a second of the processor before a script begins. */
const loaderOf = (script: string): string[] => (script.endsWith('.ts') ? ['--import', 'tsx'] : []);

/** Starts a script of this folder against the emulators and waits for the first line it prints. */
export const startScript = async (
  script: string,
  args: readonly string[] = [],
  { env = {}, stderr = 'inherit' }: ScriptOptions = {},
): Promise<{ line: string; child: ChildProcess }> => {
  const path = join(import.meta.dirname, script);
  const child = spawn(process.execPath, [...loaderOf(script), path, ...args], {
    stdio: ['ignore', 'pipe', stderr],
    env: {
      GCLOUD_PROJECT: 'demo-rollwell',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      METADATA_SERVER_DETECTION: 'none',
      ...process.env,
      ...env,
    },
  });
  try {
    return { line: await firstLine(child), child };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
};

/**
 * Starts the API as a process of its own against the emulators of the environment; so many `shops`
 * in it share the processor and nothing else.
 */
export const startShopProcess = async ({
  shops = 1,
  env = {},
}: { shops?: number; env?: Record<string, string> } = {}): Promise<ShopProcess> => {
  const { line, child } = await startScript('shop-process.mjs', [String(shops)], { env });
  const urls = line.split(' ').map((port) => `http://127.0.0.1:${port}`);
  return { url: urls[0] ?? '', urls, stop: () => child.kill('SIGTERM') };
};

/** Runs `work` on every item, so many at a time. */
export const atOnce = async <Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  return results;
};
