import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emulatorPorts } from './emulator-ports.ts';

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
