import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../processes/say.mjs';
import { bringingRun } from './bringing-run.ts';
import { broughtChromium } from './npm-chromium.ts';
import { type Bringer, provideChromium } from './provide-chromium.ts';

const own = bringingRun('chromium-');
const { env } = own;

beforeEach(() => {
  // Playwright's own cache of this machine must not be found.
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(own.folder, 'playwright'));
});

/** A browser that ends with this code. */
function program(path: string, code = 0): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}
const onPath = (name: string): string => join(own.folder, 'bin', name);
const refuse = () => Promise.resolve(undefined);

const bringing = (...shell: Bringer[]) => ({ shell, browser: [] });

describe('provideChromium', () => {
  it('takes a headless shell before the browser on the PATH, and brings none', async () => {
    program(onPath('google-chrome'));
    const shell = program(broughtChromium(env()));
    const bring = vi.fn(refuse);
    expect(await provideChromium(own.run, env(), bringing(bring))).toBe(shell);
    expect(bring).not.toHaveBeenCalled();
  });

  it('tries one way to a shell after the other until it starts', async () => {
    const lame = program(join(own.folder, 'lame'), 127);
    const good = program(join(own.folder, 'good'));
    const last = vi.fn(refuse);
    const ways = bringing(
      refuse,
      () => Promise.resolve(lame),
      () => Promise.resolve(good),
      last,
    );
    expect(await provideChromium(own.run, env(), ways)).toBe(good);
    expect(last).not.toHaveBeenCalled();
  });

  it('takes the first browser that starts where there is no way to a shell', async () => {
    program(onPath('chromium-browser'), 10);
    const browser = program(onPath('google-chrome'));
    const bring = vi.fn(refuse);
    expect(await provideChromium(own.run, env(), { shell: [refuse], browser: [bring] })).toBe(
      browser,
    );
    expect(bring).not.toHaveBeenCalled();
  });

  it('brings a whole browser where there is nothing else, or gives nothing back', async () => {
    const browser = program(join(own.folder, 'browser'));
    const ways = { shell: [refuse], browser: [() => Promise.resolve(browser)] };
    expect(await provideChromium(own.run, env(), ways)).toBe(browser);
    expect(await provideChromium(own.run, env(), { ...ways, browser: [refuse] })).toBeUndefined();
  });

  it('takes what CHROMIUM_PATH names, and says so when that is not there', async () => {
    const named = program(join(own.folder, 'named'));
    expect(await provideChromium(own.run, { ...env(), CHROMIUM_PATH: named })).toBe(named);
    const missing = provideChromium(own.run, { ...env(), CHROMIUM_PATH: '/missing' });
    await expect(missing).rejects.toBeInstanceOf(Problem);
    await expect(missing).rejects.toThrow('CHROMIUM_PATH names /missing, which is not there');
  });
});
