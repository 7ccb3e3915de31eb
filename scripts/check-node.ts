/**
 * `npm run check:node`: the functions' unit tests on the Node release that the cloud runs them on, which
 * the npm package `node` brings, wherever this is another one.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudNode } from './deploy/runtime.ts';

const root = join(import.meta.dirname, '..');
const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  functions: { runtime: string }[];
};
const release = cloudNode(config);

if (Number.parseInt(process.versions.node, 10) === release) {
  console.log(`This is Node ${release}, as in the cloud: "npm test" has shown it.`);
} else {
  const tests = ['vitest', 'run', '--project', 'unit', 'functions'];
  const { status } = spawnSync('npx', ['--yes', '--package', `node@${release}`, '--', ...tests], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`check:node failed: not everything holds on Node ${release}.`);
    process.exitCode = 1;
  }
}
