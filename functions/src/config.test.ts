import { describe, expect, it } from 'vitest';
import { isServing, readConfig, type Environment } from './config.ts';

const DEPLOYED: Environment = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SHOP_URL: 'https://rollwell.example/',
  UPLOAD_KEY: 'key',
  FIREBASE_CONFIG:
    '{"projectId":"rollwell-live","storageBucket":"rollwell-live.firebasestorage.app"}',
};
const complaint = (env: Environment): string => {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

describe('the configuration of a deployed shop', () => {
  it('is what was given', () => {
    expect(readConfig(DEPLOYED)).toEqual({
      stripeSecretKey: 'sk_live_1',
      stripeWebhookSecret: 'whsec_1',
      stripeApiBase: undefined,
      shopUrl: 'https://rollwell.example',
      uploadKey: 'key',
      orderHoldMs: 24 * 3_600_000,
      projectId: 'rollwell-live',
      storageBucket: 'rollwell-live.firebasestorage.app',
      storageOrigin: 'https://firebasestorage.googleapis.com',
      trustedProxies: [],
      mailServer: undefined,
      onlyVerifiedMail: true,
      onlyVerifiedAdmins: true,
    });
  });

  it('names everything that is missing in one sentence', () => {
    expect(complaint({ ...DEPLOYED, STRIPE_SECRET_KEY: undefined, UPLOAD_KEY: ' ' })).toBe(
      'The shop cannot start: missing STRIPE_SECRET_KEY, UPLOAD_KEY.',
    );
  });

  it('wants the secrets of the function that it serves, and no others', () => {
    const withKey = { ...DEPLOYED, STRIPE_WEBHOOK_SECRET: undefined };
    const keyless = { ...withKey, STRIPE_SECRET_KEY: undefined };
    expect(complaint({ ...keyless, FUNCTION_TARGET: 'pictures' })).toBe('none');
    expect(complaint({ ...withKey, FUNCTION_TARGET: 'releaseHolds' })).toBe('none');
    expect(complaint({ ...keyless, FUNCTION_TARGET: 'releaseHolds' })).toBe(
      'The shop cannot start: missing STRIPE_SECRET_KEY.',
    );
    expect(complaint({ ...withKey, FUNCTION_TARGET: 'api' })).toBe(
      'The shop cannot start: missing STRIPE_WEBHOOK_SECRET.',
    );
    expect(complaint({ ...withKey, FUNCTION_TARGET: 'toString' })).toContain('STRIPE_WEBHOOK');
  });

  it.each(['0', '-1', 'a day', 'Infinity', ''])(
    'refuses to hold orders for "%s" hours',
    (hours) => {
      expect(complaint({ ...DEPLOYED, ORDER_HOLD_HOURS: hours })).toContain('ORDER_HOLD_HOURS');
      expect(complaint({ ...DEPLOYED, ORDER_HOLD_HOURS: '0.5' })).toBe('none');
    },
  );

  it('refuses a payment simulator', () => {
    const env = { ...DEPLOYED, STRIPE_API_BASE: 'http://127.0.0.1:12111' };
    expect(complaint(env)).toContain('STRIPE_API_BASE');
  });

  it('refuses an address that is none', () => {
    expect(complaint({ ...DEPLOYED, SHOP_URL: 'rollwell' })).toContain('SHOP_URL');
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_test_simulator'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_simulator'],
    ['UPLOAD_KEY', 'demo-upload-key'],
    ['SHOP_URL', 'http://rollwell.example'],
  ])('refuses as %s what serves in the emulators', (name, value) => {
    expect(complaint({ ...DEPLOYED, [name]: value })).toContain(name);
    expect(() => readConfig({ FUNCTIONS_EMULATOR: 'true', [name]: value })).not.toThrow();
  });

  it('takes a mail server with its sender, and the password from the secret', () => {
    const MAIL_FROM = 'Shop <shop@rollwell.example>';
    const SMTP_CONNECTION_URI = 'smtps://orders@mail.example:465';
    const env = { ...DEPLOYED, MAIL_FROM, SMTP_CONNECTION_URI, SMTP_PASSWORD: 'word' };
    expect(readConfig(env).mailServer).toEqual({
      from: MAIL_FROM,
      uri: SMTP_CONNECTION_URI,
      password: 'word',
      isEncrypted: true,
    });
    expect(complaint({ ...env, MAIL_FROM: '' })).toContain('go together');
    expect(complaint({ ...env, SMTP_CONNECTION_URI: 'mail.example' })).toContain('has to be such');
    expect(complaint({ ...DEPLOYED, FUNCTION_TARGET: 'sendMail' })).toBe(
      'The shop cannot start: missing SMTP_PASSWORD.',
    );
  });

  it('takes the ranges of further proxies and refuses what is none', () => {
    const env = { ...DEPLOYED, TRUSTED_PROXIES: '192.0.2.0/24, 2001:db8::/32' };
    expect(readConfig(env).trustedProxies).toEqual(['192.0.2.0/24', '2001:db8::/32']);
    for (const range of ['192.0.2.0', '0.0.0.0/0', '::/0', '192.0.2.0/33', 'a/8', '192.0.2.0/8/8'])
      expect(complaint({ ...DEPLOYED, TRUSTED_PROXIES: range })).toContain(range);
  });
});

describe('the configuration in the emulators', () => {
  it('needs nothing', () => {
    expect(readConfig({ FUNCTIONS_EMULATOR: 'true' })).toMatchObject({
      stripeSecretKey: 'sk_test_simulator',
      stripeApiBase: 'http://127.0.0.1:12111',
      shopUrl: 'http://127.0.0.1:5000',
      uploadKey: 'demo-upload-key',
      storageBucket: 'demo-rollwell.appspot.com',
      storageOrigin: 'http://127.0.0.1:9199',
      mailServer: { uri: 'smtp://127.0.0.1:12112', isEncrypted: false },
    });
  });

  it("talks to Stripe itself with a key of Stripe's", () => {
    const env = { FUNCTIONS_EMULATOR: 'true', STRIPE_SECRET_KEY: 'sk_test_of_a_developer' };
    expect(readConfig(env).stripeApiBase).toBeUndefined();
    const simulated = { ...env, STRIPE_SECRET_KEY: 'sk_test_simulator' };
    expect(readConfig(simulated).stripeApiBase).toBe('http://127.0.0.1:12111');
  });

  it('takes what is given all the same', () => {
    const env = { FUNCTIONS_EMULATOR: 'true', ORDER_HOLD_HOURS: '2' };
    expect(readConfig(env).orderHoldMs).toBe(7_200_000);
  });

  it.each([
    ['mail go to', 'ONLY_VERIFIED_MAIL', 'onlyVerifiedMail'],
    ['people be admins with', 'ONLY_VERIFIED_ADMINS', 'onlyVerifiedAdmins'],
  ] as const)(
    'lets %s addresses that nobody verified, unless told otherwise',
    (_what, name, key) => {
      const env = { FUNCTIONS_EMULATOR: 'true' };
      expect(readConfig(env)[key]).toBe(false);
      expect(readConfig({ ...env, [name]: 'true' })[key]).toBe(true);
      expect(readConfig({ ...DEPLOYED, [name]: 'false' })[key]).toBe(false);
      expect(complaint({ ...DEPLOYED, [name]: 'no' })).toContain(name);
    },
  );
});

describe('a process', () => {
  it.each([
    [{ K_SERVICE: 'api' }, true],
    [{}, false],
    [{ K_SERVICE: 'api', FUNCTIONS_CONTROL_API: 'true' }, false],
  ])('of %j answers calls: %s', (env, serving) => {
    expect(isServing(env)).toBe(serving);
  });
});
