import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Run } from '../run.mjs';
import { Problem } from '../say.mjs';
import { broughtChromium } from './npm-chromium.ts';
import { provideChromium } from './provide-chromium.ts';

let folder = '';
let run: Run;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  // Playwright's own cache of this machine must not be found.
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'playwright'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  run = new Run();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await run.stop();
  rmSync(folder, { recursive: true });
});

const env = (): NodeJS.ProcessEnv => ({
  PATH: join(folder, 'bin'),
  XDG_CACHE_HOME: join(folder, 'cache'),
});

/** A browser that ends with this code. */
function program(path: string, code = 0): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}
const onPath = (name: string): string => join(folder, 'bin', name);
const refuse = () => Promise.resolve(undefined);

describe('provideChromium', () => {
  it('takes one that is there, and brings none', async () => {
    const path = program(onPath('google-chrome'));
    const bring = vi.fn(refuse);
    expect(await provideChromium(run, env(), [bring])).toBe(path);
    expect(bring).not.toHaveBeenCalled();
  });

  it('passes over a stub that does not start', async () => {
    program(onPath('chromium-browser'), 10);
    const kept = program(broughtChromium(env()));
    expect(await provideChromium(run, env(), [])).toBe(kept);
  });

  it('tries one way after the other until a browser starts', async () => {
    const lame = program(join(folder, 'lame'), 127);
    const good = program(join(folder, 'good'));
    const last = vi.fn(refuse);
    const ways = [refuse, () => Promise.resolve(lame), () => Promise.resolve(good), last];
    expect(await provideChromium(run, env(), ways)).toBe(good);
    expect(last).not.toHaveBeenCalled();
  });

  it('gives nothing back where no way works', async () => {
    expect(await provideChromium(run, env(), [refuse])).toBeUndefined();
  });

  it('takes what CHROMIUM_PATH names, and says so when that is not there', async () => {
    const named = program(join(folder, 'named'));
    expect(await provideChromium(run, { ...env(), CHROMIUM_PATH: named }, [])).toBe(named);
    const missing = provideChromium(run, { ...env(), CHROMIUM_PATH: '/missing' }, []);
    await expect(missing).rejects.toBeInstanceOf(Problem);
    await expect(missing).rejects.toThrow('CHROMIUM_PATH names /missing, which is not there');
  });
});
