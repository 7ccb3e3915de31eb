import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ended, type Run } from '../processes/run.mjs';
import { note, Problem, progress } from '../processes/say.mjs';

export interface Build {
  workspace: string;
  /** The script of the workspace that makes it. */
  script: string;
  what: string;
  /** Files and folders whose content decides about the result. */
  inputs: string[];
  /** A file that the build makes. */
  output: string;
}

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json'];

const SITE: Build = {
  workspace: 'web',
  script: 'build:emulators',
  what: 'the site',
  inputs: ['web', 'functions/src/contract', 'firebase.json', ...SHARED_INPUTS],
  output: 'web/dist/app.html',
};

const API: Build = {
  workspace: 'functions',
  script: 'compile',
  what: 'the API',
  inputs: ['functions', ...SHARED_INPUTS],
  output: 'functions/lib/index.js',
};

/** What the API sends its pages with, which building the site makes. */
const PAGES: Build = {
  workspace: 'functions',
  script: 'take-site',
  what: 'the pages of the API',
  inputs: ['web/dist/app.html', 'web/.cache/renderer', 'functions/scripts', 'firebase.json'],
  output: 'functions/lib/renderer/entry-server.js',
};

/** One after the other; what stands together needs nothing of each other. */
const STAGES: Build[][] = [[SITE, API], [PAGES]];

const SKIPPED = /^(?:node_modules|coverage|\..*|.*\.test\.tsx?|.*\.log)$/;
/** What builds leave in a workspace; below its sources, folders may have the same names. */
const RESULTS = /^[^/]+\/(?:dist|lib)$/;

function addToHash(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  if (!existsSync(path) || RESULTS.test(name)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
    return;
  }
  for (const child of readdirSync(path).sort()) {
    if (!SKIPPED.test(child)) addToHash(hash, join(path, child), `${name}/${child}`);
  }
}

/** A fingerprint of everything a build reads; tests and earlier results do not count. */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, join(root, input), input);
  return hash.digest('hex');
}

/** The note of what a result was built from; it lies beside the result and vanishes with it. */
function stampPath(root: string, build: Build): string {
  return join(root, dirname(build.output), '.built-from');
}

/** Whether a result is there and was built from the sources as they are now. */
export function isUpToDate(root: string, build: Build): boolean {
  const stamp = stampPath(root, build);
  return (
    existsSync(join(root, build.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root, build.inputs)
  );
}

/** Notes beside a result what it was built from. */
export function noteBuilt(root: string, build: Build, from: string): void {
  writeFileSync(stampPath(root, build), from);
}

async function build(run: Run, root: string, one: Build): Promise<void> {
  const before = fingerprint(root, one.inputs);
  const child = run.spawn('npm', ['run', one.script, '--workspace', one.workspace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  const code = await progress(`Building ${one.what}`, () => ended(child));
  if (run.isStopping) return;
  if (code !== 0 || !existsSync(join(root, one.output))) {
    note(output.trim().split('\n').slice(-40).join('\n'));
    throw new Problem(
      `Building ${one.what} failed (its own words stand above): correct that, ` +
        `try it alone with "npm run ${one.script} -w ${one.workspace}", then run the command again.`,
    );
  }
  noteBuilt(root, one, before);
}

/**
 * Builds the site and the API where their sources changed since the last time.
 * @throws {Problem} when a build fails, after printing what it said
 */
export async function buildChanged(run: Run, root: string): Promise<void> {
  for (const stage of STAGES) {
    if (run.isStopping) return;
    const stale = stage.filter((one) => !isUpToDate(root, one));
    await Promise.all(stale.map((one) => build(run, root, one)));
  }
}

/** @throws {Problem} when there is nothing built that could be used as it is */
export function requireBuilt(root: string): void {
  for (const one of STAGES.flat()) {
    if (existsSync(join(root, one.output))) continue;
    throw new Problem(`${one.output} is not there: leave --no-build out, so that it is built.`);
  }
}
