import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cloudNode, otherNode } from './runtime.ts';

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const cloud = cloudNode(JSON.parse(read('firebase.json')) as { functions: { runtime: string }[] });

describe('the Node of the cloud', () => {
  it('is what nvm and the dev container take, and one of those that CI runs on', () => {
    expect(read('.nvmrc').trim()).toBe(String(cloud));
    expect(read('.devcontainer/devcontainer.json')).toContain(`javascript-node:${cloud}-`);
    const [, matrix = ''] = /node: \[(.*)\]/.exec(read('.github/workflows/ci.yml')) ?? [];
    expect(matrix.split(', ')).toContain(String(cloud));
  });

  it('is named to whoever deploys from another', () => {
    expect(otherNode(`${cloud}.4.1`, cloud)).toBeUndefined();
    expect(otherNode('20.19.0', 24)).toMatch(/^This is Node 20\.19\.0, .* run on Node 24\./);
  });
});
