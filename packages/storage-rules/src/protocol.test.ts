import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFile } from './testing/outcome.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ANSWERED = { status: 'ok', errors: [], warnings: [] };
const USER = '/databases/(default)/documents/users/ann';

/** The runtime as a process, spoken to as firebase-tools does it. */
class Runtime {
  readonly process: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    ['--import', 'tsx', MAIN, 'serve'],
    { stdio: 'pipe' },
  );
  readonly #lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();

  async next(): Promise<unknown> {
    const { value } = (await this.#lines.next()) as { value: string };
    return JSON.parse(value);
  }

  say(message: object): void {
    this.process.stdin.write(`${JSON.stringify(message)}\n`);
  }

  ask(message: object): Promise<unknown> {
    this.say(message);
    return this.next();
  }
}

const load = (id: number, content: string, rulesetName = '0') => ({
  id,
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
});

const verify = (id: number, uid: string | null, method = 'get', rulesetName = '0') => ({
  id,
  action: 'verify',
  context: {
    rulesetName,
    service: 'firebase.storage',
    path: '/b/main/o/a.png',
    method,
    variables: {
      resource: { null_value: null },
      request: {
        map_value: {
          fields: {
            auth:
              uid === null
                ? { null_value: null }
                : { map_value: { fields: { uid: { string_value: uid } } } },
          },
        },
      },
    },
  },
});

const ADMINS_ONLY = rulesFile(
  "match /{path=**} { allow get: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'admin'; }",
);

const started: Runtime[] = [];

/** Starts the runtime and waits until it says that it is ready. */
const start = async (): Promise<Runtime> => {
  const runtime = new Runtime();
  started.push(runtime);
  expect(await runtime.next()).toEqual({ id: -1, ...ANSWERED });
  return runtime;
};

afterAll(() => {
  for (const { process } of started) process.kill('SIGKILL');
});

describe('the runtime as a process', () => {
  let runtime: Runtime;

  beforeAll(async () => {
    runtime = await start();
  });

  it('loads the rules file of the shop', async () => {
    const content = readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8');
    expect(await runtime.ask(load(0, content))).toEqual({
      id: 0,
      ...ANSWERED,
      result: { rulesVersion: 2 },
    });
  });

  it('answers a rules file with a mistake with its place, and then refuses everything', async () => {
    const mistaken = rulesFile('    allow get: if tru;');
    expect(await runtime.ask(load(0, mistaken, 'mistaken'))).toEqual({
      id: 0,
      ...ANSWERED,
      errors: ["storage.rules:4:19: 'tru' is not known"],
    });
    expect(await runtime.ask(verify(1, 'ann', 'get', 'mistaken'))).toEqual({
      id: 1,
      ...ANSWERED,
      errors: ['Error: no ruleset mistaken'],
    });
  });

  it('asks for a document and decides by the answer', async () => {
    await runtime.ask(load(0, ADMINS_ONLY));
    for (const [id, role, permit] of [
      [1, 'admin', true],
      [2, 'customer', false],
    ] as const) {
      expect(await runtime.ask(verify(id, 'ann'))).toEqual({
        server_request_id: id,
        action: 'fetch_firestore_document',
        status: 'ok',
        context: { path: USER },
      });
      const result = { name: `projects/demo${USER}`, fields: { role: { stringValue: role } } };
      expect(await runtime.ask({ id, ...ANSWERED, result })).toEqual({
        id,
        ...ANSWERED,
        result: { permit },
      });
    }
  });

  it('refuses and says why when the document is not there or nobody is signed in', async () => {
    await runtime.ask(load(0, ADMINS_ONLY));
    await runtime.ask(verify(1, 'ann'));
    expect(await runtime.ask({ id: 1, ...ANSWERED, status: 'not_found' })).toMatchObject({
      id: 1,
      result: { permit: false },
      warnings: [expect.stringContaining("null has no field 'data'")],
    });
    expect(await runtime.ask(verify(2, null))).toMatchObject({
      id: 2,
      result: { permit: false },
      warnings: [expect.stringContaining("null has no field 'uid'")],
    });
  });

  it('keeps requests apart that wait at the same time', async () => {
    await runtime.ask(load(0, ADMINS_ONLY));
    await runtime.ask(verify(1, 'ann'));
    await runtime.ask(verify(2, 'bob'));
    const result = { name: `projects/demo${USER}`, fields: { role: { stringValue: 'admin' } } };
    expect(await runtime.ask({ id: 2, ...ANSWERED, status: 'not_found' })).toMatchObject({
      id: 2,
      result: { permit: false },
    });
    expect(await runtime.ask({ id: 1, ...ANSWERED, result })).toMatchObject({
      id: 1,
      result: { permit: true },
    });
  });

  it('decides by the ruleset that the request names', async () => {
    await runtime.ask(load(0, rulesFile('match /{path=**} { allow get; }'), 'open'));
    await runtime.ask(load(1, rulesFile('match /{path=**} { allow list; }'), 'shut'));
    expect(await runtime.ask(verify(2, null, 'get', 'open'))).toMatchObject({
      result: { permit: true },
    });
    expect(await runtime.ask(verify(3, null, 'get', 'shut'))).toMatchObject({
      result: { permit: false },
    });
  });

  it('writes nothing but ASCII, so that no letter can be cut in two', async () => {
    await runtime.ask(
      load(
        0,
        rulesFile(
          "match /{path=**} { allow get: if firestore.exists(/databases/(default)/documents/a/$('ä/€😀')); }",
        ),
      ),
    );
    const bytes: Buffer[] = [];
    runtime.process.stdout.on('data', (chunk: Buffer) => bytes.push(chunk));
    expect(await runtime.ask(verify(1, null))).toMatchObject({
      warnings: [expect.stringContaining("'ä/€😀'")],
    });
    expect(Buffer.concat(bytes).every((byte) => byte < 128)).toBe(true);
  });
});

describe('the end of the process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s', async (signal) => {
    const runtime = await start();
    runtime.process.kill(signal);
    expect(await once(runtime.process, 'exit')).toEqual([0, null]);
  });

  it('ends when firebase-tools is gone', async () => {
    const runtime = await start();
    runtime.process.stdin.end();
    expect(await once(runtime.process, 'exit')).toEqual([0, null]);
  });
});
