import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const HOOK = join(import.meta.dirname, 'calls-together.mjs');
const TOOLS = createRequire(import.meta.url).resolve('firebase-tools/package.json');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calls-together-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * The Functions emulator itself, with two functions whose processes are one server that answers when
 * it is told to: `call` sends a call as Hosting does, `started` counts processes, `ended` those that
 * were told to end.
 */
const EMULATOR = `
  const { once, EventEmitter } = require('node:events');
  const { createServer } = require('node:http');
  const { PassThrough } = require('node:stream');
  const { setTimeout: wait } = require('node:timers/promises');
  const { FunctionsEmulator } = require('./emulator/functionsEmulator');
  const { emulatedFunctionsFromEndpoints } = require('./emulator/functionsEmulatorShared');
  const { RuntimeWorkerPool } = require('./emulator/functionsRuntimeWorker');

  const endpoints = [['many', 3], ['one', 1]].map(([id, concurrency]) => (
    { id, region: 'here', entryPoint: id, platform: 'gcfv2', codebase: 'shop', httpsTrigger: {}, concurrency }));
  const backend = { codebase: 'shop', runtime: 'nodejs20', functionsDir: '.' };
  const triggers = Object.fromEntries(emulatedFunctionsFromEndpoints(endpoints)
    .map((def) => [def.id, { def, backend, enabled: true }]));

  let started = 0;
  let ended = 0;
  const asked = [];
  const server = createServer((request, answer) => {
    if (request.url === '/__/health') answer.end();
    else if (request.url === '/breaks') answer.destroy();
    else asked.push(answer);
  });
  const startNode = async () => {
    started += 1;
    const process = Object.assign(new EventEmitter(), { kill: () => { ended += 1; } });
    return { process, events: new EventEmitter(), conn: { httpReqOpts: () => ({ port: server.address().port }) } };
  };
  const pool = new RuntimeWorkerPool();
  const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
    args: { projectId: 'demo' }, triggers, workerPools: { shop: pool }, startNode,
    logger: { log() {}, logLabeled() {} }, getRuntimeEnvs: () => ({}), resolveSecretEnvs: async () => ({}),
  });
  const call = (name, path = '/') => emulator.handleHttpsTrigger(
    { method: 'GET', url: path, protocol: 'http', hostname: 'here', headers: {}, params: { trigger_name: 'here-' + name } },
    Object.assign(new PassThrough(), { writeHead() {} }).resume());
  const underWay = async (count) => { while (asked.length < count) await wait(5); };
  const answerAll = () => { for (const answer of asked.splice(0)) answer.end('done'); };
  server.listen(0, '127.0.0.1').unref();
  once(server, 'listening').then(async () => {`;

/** What the emulator says that does this, behind the hook. */
function emulatorSays(steps: string): string {
  const program = join(folder, 'program.cjs');
  const text = `${EMULATOR}${steps} process.exit(); });`;
  writeFileSync(program, text.replaceAll("'./emulator/", `'${join(TOOLS, '../lib/emulator')}/`));
  return execFileSync(process.execPath, ['--import', HOOK, program], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CONFIG_HOME: folder },
  }).trim();
}

describe('a process of a function', () => {
  it('takes as many calls at once as the function says, those that wait for its start included', () => {
    const said = emulatorSays(`
      const calls = [call('many'), call('many'), call('many')];
      await underWay(3);
      console.log(started);
      calls.push(call('many'));
      await underWay(4);
      console.log(started);
      answerAll();
      await Promise.all(calls);
      const more = [call('many'), call('many')];
      await underWay(2);
      console.log(started);
      answerAll();
      await Promise.all(more);
      console.log(started, ended);`);
    expect(said.split('\n')).toEqual(['1', '2', '2', '2 0']);
  });

  it('takes one at a time where the function says so', () => {
    const said = emulatorSays(`
      const calls = [call('one'), call('one')];
      await underWay(2);
      console.log(started);
      answerAll();
      await Promise.all(calls);
      const next = call('one');
      await underWay(1);
      console.log(started);
      answerAll();
      await next;`);
    expect(said.split('\n')).toEqual(['2', '2']);
  });

  it('ends after its last call when its code is loaded anew, and takes none until then', () => {
    const said = emulatorSays(`
      const first = call('many');
      await underWay(1);
      const second = call('many');
      await underWay(2);
      pool.refresh();
      const third = call('many');
      await underWay(3);
      console.log(started, ended);
      asked.shift().end('done');
      await first;
      console.log(started, ended);
      asked.shift().end('done');
      await second;
      console.log(started, ended);
      answerAll();
      await third;
      console.log(started, ended);`);
    expect(said.split('\n')).toEqual(['2 0', '2 0', '2 1', '2 1']);
  });

  it('takes no more calls once one of them broke off, and ends after those beside it', () => {
    const said = emulatorSays(`
      const beside = call('many');
      await underWay(1);
      await call('many', '/breaks');
      console.log(started, ended);
      const next = call('many');
      await underWay(2);
      console.log(started, ended);
      asked.shift().end('done');
      await beside;
      console.log(started, ended);
      answerAll();
      await next;
      console.log(started, ended);`);
    expect(said.split('\n')).toEqual(['1 0', '2 0', '2 1', '2 1']);
  });
});
