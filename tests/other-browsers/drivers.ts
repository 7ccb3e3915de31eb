import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { Options, ServiceBuilder } from 'selenium-webdriver/firefox.js';

/** A browser of another maker that this machine may have. */
export interface OtherBrowser {
  name: string;
  /** What of it is missing here, with where it comes from; empty where it can be started. */
  missing: readonly string[];
  /** Starts it; `close` ends it and all that belongs to it. */
  open: () => Promise<{ driver: WebDriver; close: () => Promise<void> }>;
}

const onPath = (program: string, path: string): string | undefined =>
  path
    .split(':')
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

const missingOf = (parts: Record<string, string | undefined>): string[] =>
  Object.entries(parts).flatMap(([from, file]) => (file === undefined ? [from] : []));

function firefox(path: string): OtherBrowser {
  const binary = onPath('firefox-esr', path) ?? onPath('firefox', path);
  const geckodriver = onPath('geckodriver', path);
  return {
    name: 'Firefox',
    missing: missingOf({
      'Debian’s firefox-esr': binary,
      'geckodriver (cargo install geckodriver)': geckodriver,
    }),
    open: async () => {
      const options = new Options().addArguments('-headless').setBinary(binary ?? '');
      const driver = await new Builder()
        .forBrowser('firefox')
        .setFirefoxOptions(options)
        .setFirefoxService(new ServiceBuilder(geckodriver))
        .build();
      return { driver, close: () => driver.quit() };
    },
  };
}

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const MINI_BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** Asks until the driver answers. */
async function answers(url: string, triesLeft = 100): Promise<void> {
  const ok = await fetch(`${url}/status`).then(
    () => true,
    () => false,
  );
  if (ok) return;
  if (triesLeft === 0) throw new Error(`${url} does not answer.`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await answers(url, triesLeft - 1);
}

function webKit(path: string): OtherBrowser {
  const program = onPath('WebKitWebDriver', path);
  const binary = MINI_BROWSERS.find((file) => existsSync(file));
  const screen = onPath('xvfb-run', path);
  return {
    name: 'WebKit',
    missing: missingOf({
      'Debian’s webkit2gtk-driver': program,
      'its MiniBrowser (Debian’s libwebkit2gtk-4.1-0)': binary,
      'Debian’s xvfb': screen,
    }),
    open: async () => {
      const port = await freePort();
      const started = spawn(screen ?? '', ['-a', program ?? '', `--port=${port}`], {
        stdio: 'ignore',
        detached: true,
        // Drawn by the processor: there is no other here. Not without layers
        // (WEBKIT_DISABLE_COMPOSITING_MODE): then a page that fades into the next ends the browser (2.50.6).
        env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
      });
      const url = `http://127.0.0.1:${port}`;
      await answers(url);
      const driver = await new Builder()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          }),
        )
        .build();
      const close = async () => {
        try {
          await driver.quit();
        } finally {
          if (started.pid !== undefined) spawnSync('kill', ['--', `-${started.pid}`]);
        }
      };
      return { driver, close };
    },
  };
}

const CARGO = join(homedir(), '.cargo/bin');

/**
 * The browsers beside Chromium that the shop promises to work in.
 *
 * @param path the folders to look for them in, as `PATH` names them
 */
export const otherBrowsers = (path = `${process.env.PATH ?? ''}:${CARGO}`): OtherBrowser[] => [
  firefox(path),
  webKit(path),
];
