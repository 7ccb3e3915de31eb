import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findRun, sweep } from './sweep.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
const runModule = new URL('run.mjs', import.meta.url).href;

/** Stands for the emulators: has children in process groups of their own, and saves on SIGINT. */
const emulators = join(folder, 'emulators.mjs');
writeFileSync(
  emulators,
  `import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const [mode, saved] = process.argv.slice(2);
  const stubborn = 'process.on("SIGTERM", () => {}); process.on("SIGINT", () => {}); setInterval(() => {}, 1000)';
  spawn(process.execPath, ['-e', stubborn], { detached: true, stdio: 'ignore' });
  spawn('sh', ['-c', 'sleep 600 & exec sleep 600'], { detached: true, stdio: 'ignore' });
  process.on('SIGINT', () => {
    if (mode === 'deaf') return;
    writeFileSync(saved, 'saved');
    process.exit(0);
  });
  setInterval(() => {}, 1000);
  console.log('up');`,
);

/** Stands for the launcher. */
const launcher = join(folder, 'launcher.mjs');
writeFileSync(
  launcher,
  `import { Run } from '${runModule}';
  const [mode, saved] = process.argv.slice(2);
  const run = new Run();
  const child = run.spawn(process.execPath, ['${emulators}', mode, saved], { polite: true, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.on('data', () => console.log(JSON.stringify({ mark: run.mark, scratch: run.scratch, child: child.pid })));
  if (mode === 'orphans') child.on('exit', () => void run.stop().then(() => process.exit(1)));
  process.on('SIGTERM', () => void run.stop(mode === 'deaf' ? 300 : 5000).then(() => process.exit(0)));
  setTimeout(() => process.exit(2), 60000);`,
);

interface Begun {
  launcher: ChildProcess;
  mark: string;
  scratch: string;
  child: number;
  saved: string;
}

const begun: Begun[] = [];

async function begin(mode: 'good' | 'deaf' | 'orphans'): Promise<Begun> {
  const saved = join(folder, `saved-${begun.length}`);
  const process_ = spawn(process.execPath, [launcher, mode, saved], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<Buffer>((resolve) => process_.stdout.once('data', resolve));
  const said = JSON.parse(line.toString()) as Pick<Begun, 'mark' | 'scratch' | 'child'>;
  const all = { launcher: process_, saved, ...said };
  begun.push(all);
  await until(() => findRun(all.mark).length >= 4);
  return all;
}

async function until(condition: () => boolean, timeoutMs = 12_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!condition() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

afterEach(async () => {
  for (const { launcher: process_, mark } of begun) {
    process_.kill('SIGKILL');
    await sweep(mark);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a run', () => {
  it('leaves nothing behind when it is asked to stop, and lets the emulators save', async () => {
    const run = await begin('good');
    run.launcher.kill('SIGTERM');
    await until(() => run.launcher.exitCode !== null);
    expect(run.launcher.exitCode).toBe(0);
    expect(findRun(run.mark)).toEqual([]);
    expect(readFileSync(run.saved, 'utf8')).toBe('saved');
    expect(existsSync(run.scratch)).toBe(false);
  });

  it('leaves nothing behind when the emulators do not listen', async () => {
    const run = await begin('deaf');
    run.launcher.kill('SIGTERM');
    await until(() => run.launcher.exitCode !== null);
    expect(run.launcher.exitCode).toBe(0);
    expect(findRun(run.mark)).toEqual([]);
  });

  it('leaves nothing behind when the launcher itself is killed, and still saves', async () => {
    const run = await begin('good');
    run.launcher.kill('SIGKILL');
    await until(() => findRun(run.mark).length === 0 && !existsSync(run.scratch));
    expect(findRun(run.mark)).toEqual([]);
    expect(readFileSync(run.saved, 'utf8')).toBe('saved');
    expect(existsSync(run.scratch)).toBe(false);
  });

  it('ends what the emulators had started when they crash', async () => {
    const run = await begin('orphans');
    process.kill(run.child, 'SIGKILL');
    await until(() => run.launcher.exitCode !== null);
    expect(run.launcher.exitCode).toBe(1);
    expect(findRun(run.mark)).toEqual([]);
  });
});
