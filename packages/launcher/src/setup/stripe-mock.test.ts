import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bringingRun } from '../browser/bringing-run.ts';
import { provideStripeMock } from './stripe-mock.mjs';

const its = bringingRun('stripe-mock-');

function program(name: string, script: string): void {
  mkdirSync(join(its.folder, 'bin'), { recursive: true });
  writeFileSync(join(its.folder, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(its.folder, 'bin', name), 0o755);
}
const env = () => ({ ...its.env(), PATH: `${join(its.folder, 'bin')}:/usr/bin:/bin` });

/** A Go that takes a moment and notes each call. */
const GO = (folder: string) => `echo "$1 $CGO_ENABLED" >> '${folder}/asked'
sleep 0.2
mkdir -p "$GOBIN" && : > "$GOBIN/stripe-mock"`;

it('is built once, also where two want it at the same time, and found from then on', async () => {
  program('go', GO(its.folder));
  const both = [provideStripeMock(its.run, env()), provideStripeMock(its.run, env())];
  const [built, alike] = await Promise.all(both);
  expect(built).toHaveProperty('program');
  expect([alike, await provideStripeMock(its.run, env())]).toEqual([built, built]);
  expect(readFileSync(join(its.folder, 'asked'), 'utf8')).toBe('install 0\n');
});

it('is taken from the PATH where it stands there', async () => {
  program('stripe-mock', '');
  expect(await provideStripeMock(its.run, env())).toEqual({
    program: join(its.folder, 'bin/stripe-mock'),
  });
});

it('is missing, with what Go said at last, where it cannot be built', async () => {
  program('go', 'echo first >&2; echo "no such host" >&2; exit 1');
  expect(await provideStripeMock(its.run, env())).toEqual({
    missing: 'stripe-mock could not be built (is there a network?): no such host',
  });
});
