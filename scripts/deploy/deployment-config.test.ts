import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deploymentConfig, type FirebaseConfig } from './deployment-config.ts';
import { headerLines, localHeaders, negatedHeaders, unpinnedRewrites } from './plan.ts';

const config = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8'),
) as FirebaseConfig;

describe('the configuration of a deployment', () => {
  const deployed = deploymentConfig(config, { project: 'paint-shop' });
  const lines = headerLines(deployed);

  it('has no emulator in it, where that of the emulators has', () => {
    expect(localHeaders(lines)).toEqual([]);
    expect(localHeaders(headerLines(config))).not.toEqual([]);
    expect(deployed).not.toHaveProperty('emulators');
  });

  it('lets pages talk to the hosts of this project only', () => {
    const policies = lines.filter((line) =>
      line.includes("Content-Security-Policy: default-src 'self'"),
    );
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) {
      expect(policy).not.toContain('//*.');
      expect(policy).toContain(
        'frame-src https://paint-shop.firebaseapp.com https://paint-shop.web.app;',
      );
      expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com");
    }
  });

  it('pins every rewrite to the API that the pages were built with', () => {
    expect(unpinnedRewrites(deployed)).toEqual([]);
    expect(unpinnedRewrites(config)).not.toEqual([]);
  });

  it('says of each header where it counts, and of none where it does not', () => {
    expect(negatedHeaders(deployed)).toEqual([]);
    const rule = { source: '/!(order)/**', headers: [] };
    expect(negatedHeaders({ hosting: { rewrites: [], headers: [rule] } })).toHaveLength(1);
  });

  it('promises HTTPS for its own host, and for more only when asked', () => {
    const promise = (of: readonly string[]) => of.find((line) => line.includes('Strict-Transport'));
    expect(promise(lines)).toMatch(/max-age=\d+$/);
    const asked = { project: 'paint-shop', hsts: 'includeSubDomains; preload' };
    expect(promise(headerLines(deploymentConfig(config, asked)))).toMatch(
      /max-age=\d+; includeSubDomains; preload$/,
    );
  });
});
