import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emulatorPorts, loadFirebaseConfig, usesEmulators } from './firebase-app.ts';

const DEPLOYED = { apiKey: 'key', projectId: 'paint-shop', appId: '1:2:web:3' };

/** A page of this host, whose Hosting answers so. */
const pageOf = (hostname: string, answer = Response.json(DEPLOYED)) => {
  const asked: string[] = [];
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(answer);
  });
  return asked;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a page of a deployed shop', () => {
  it('talks to Firebase itself, with the configuration that Hosting serves', async () => {
    const asked = pageOf('shop.example');
    expect(usesEmulators()).toBe(false);
    expect(await loadFirebaseConfig()).toEqual(DEPLOYED);
    expect(asked).toEqual(['/__/firebase/init.json']);
  });

  it('takes the configuration that it was built with before that', async () => {
    const asked = pageOf('shop.example');
    const built = { ...DEPLOYED, projectId: 'another' };
    vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify(built));
    expect(await loadFirebaseConfig()).toEqual(built);
    expect(asked).toEqual([]);
  });

  it('throws where Hosting serves none', async () => {
    pageOf('shop.example', new Response('', { status: 404 }));
    await expect(loadFirebaseConfig()).rejects.toThrow(
      'No Firebase configuration: /__/firebase/init.json gave 404.',
    );
  });
});

describe('a page of this machine', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('talks to the emulators at %s', async (hostname) => {
    const asked = pageOf(hostname);
    vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify(DEPLOYED));
    expect(usesEmulators()).toBe(true);
    expect((await loadFirebaseConfig()).projectId).toBe('demo-rollwell');
    expect(asked).toEqual([]);
  });

  it('also on another host where the build says so', () => {
    pageOf('tests.example');
    expect(usesEmulators()).toBe(false);
    vi.stubEnv('VITE_USE_EMULATORS', 'true');
    expect(usesEmulators()).toBe(true);
  });
});

/** A page whose head holds this element, or nothing. */
const page = (content?: string): ParentNode => {
  const meta = content === undefined ? null : { getAttribute: () => content };
  return { querySelector: () => meta } as unknown as ParentNode;
};

describe('emulatorPorts', () => {
  it('are those of firebase.json where the page says nothing', () => {
    expect(emulatorPorts(page())).toEqual({ auth: 9099, firestore: 8080 });
  });

  it('are those that the page names', () => {
    expect(emulatorPorts(page('auth=21004 firestore=21003'))).toEqual({
      auth: 21_004,
      firestore: 21_003,
    });
  });

  it('are those of the environment under npm run dev with ports of its own', () => {
    vi.stubEnv('VITE_EMULATOR_PORTS', 'auth=21044 firestore=21043');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(emulatorPorts(page())).toEqual({ auth: 21_044, firestore: 21_043 });
  });
});
