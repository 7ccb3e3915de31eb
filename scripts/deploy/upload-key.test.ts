import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_UPLOAD_KEY } from '../../functions/src/contract/site/images.ts';
import configFor from '../../web/vite.config.ts';

const KEY = 'import.meta.env.VITE_UPLOAD_KEY';

/** The key that a build of the site takes along, where the environment has this one. */
const keyIn = (mode: string, given: string): unknown => {
  vi.stubEnv('VITE_UPLOAD_KEY', given);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { define } = configFor({ command: 'build', mode, isSsrBuild: false });
  return define?.[KEY];
};

describe('the upload key in a site that is deployed', () => {
  it('is the one that was given', () => {
    expect(keyIn('production', 'a-long-random-word')).toBe('"a-long-random-word"');
  });

  it.each(['', '  ', DEMO_UPLOAD_KEY])('is never missing or that of the demo: %j', (given) => {
    expect(() => keyIn('production', given)).toThrow(
      'VITE_UPLOAD_KEY is missing: a site that is deployed needs the key of its API.',
    );
  });

  it('is the demo’s where the build is for the emulators, whatever was given', () => {
    expect(keyIn('emulators', 'a-long-random-word')).toBe(JSON.stringify(DEMO_UPLOAD_KEY));
  });
});
