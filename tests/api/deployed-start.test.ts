import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const lib = fileURLToPath(new URL('../../functions/lib/index.js', import.meta.url));
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SHOP_URL: 'https://rollwell.example',
  UPLOAD_KEY: 'key',
};

/** Starts the built function as Cloud Run would, without the emulators' environment. */
const start = (env: Record<string, string>, { before = '', after = '' } = {}) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${before};await import('${pathToFileURL(lib).href}');${after}`],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH ?? '',
        METADATA_SERVER_DETECTION: 'none',
        K_SERVICE: 'api',
        FUNCTION_TARGET: 'api',
        ...env,
      },
    },
  );

describe('a function deployed', () => {
  it('with all its parameters starts', () => {
    const { status, stderr } = start(KEYS);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('without Stripe keys refuses to start and names what is missing', () => {
    const { status, stderr } = start({ ...KEYS, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
    expect(status).not.toBe(0);
    expect(stderr).toContain(
      'The shop cannot start: missing STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET.',
    );
  });

  it('with nothing at all names everything in one sentence', () => {
    expect(start({}).stderr).toContain(
      'missing STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SHOP_URL, UPLOAD_KEY.',
    );
  });

  it('cannot be pointed at the payment simulator', () => {
    const { status, stderr } = start({ ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:12111' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('STRIPE_API_BASE');
  });

  it('can be listed for a deployment without any keys', () => {
    expect(start({ FUNCTIONS_CONTROL_API: 'true' }).status).toBe(0);
  });

  // Each is some megabytes, in every process of every function.
  it('has loaded nothing that its first call may not need', () => {
    const { stdout } = start(KEYS, {
      before: `
        import { createRequire } from 'node:module';
        const made = [];
        for (const name of ['DateTimeFormat', 'NumberFormat', 'DisplayNames', 'Collator'])
          Intl[name] = new Proxy(Intl[name], {
            construct: (target, given) => (made.push(name), new target(...given)),
          })`,
      after: `
        const { cache } = createRequire('${pathToFileURL(lib).href}');
        const packages = Object.keys(cache).map((path) => path.split('node_modules/').at(-1));
        const late = /^(stripe|sharp|google-gax|@grpc)\\//;
        console.log(JSON.stringify({ made, late: packages.filter((path) => late.test(path)) }))`,
    });
    expect(JSON.parse(stdout)).toEqual({ made: [], late: [] });
  });
});
