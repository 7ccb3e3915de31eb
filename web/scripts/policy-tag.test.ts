import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policyTag, type HostingConfig } from './policy-tag.ts';

const config = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as HostingConfig;

it('The page for what is not there brings the policy of pages along, but what a tag cannot say', () => {
  const tag = policyTag(config);
  expect(tag).toMatch(
    /^<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src [^"]+" \/>$/,
  );
  expect(tag).not.toContain('frame-ancestors');
});

it('A configuration without a policy for it ends the build', () => {
  expect(() => policyTag({ hosting: { headers: [] } })).toThrow('no Content-Security-Policy');
});
