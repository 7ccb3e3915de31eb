import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const workflow = read('.github/workflows/deploy.yml');

describe('the workflow that deploys', () => {
  it('begins after CI alone, by the name that CI has, or by hand', () => {
    const [, name = ''] = /^name: (.*)$/m.exec(read('.github/workflows/ci.yml')) ?? [];
    expect(workflow).toContain(`workflows: [${name}]`);
    expect(workflow).toContain('branches: [main]');
    expect(workflow).not.toMatch(/^ {2}(push|pull_request|schedule):/m);
  });

  it('deploys only what was green on main, and never what somebody asked to be merged', () => {
    expect(workflow).toContain("github.event.workflow_run.conclusion == 'success'");
    expect(workflow).toContain("github.event.workflow_run.event == 'push'");
    expect(workflow).toContain("github.ref == 'refs/heads/main'");
    expect(workflow).toContain('--status success');
  });

  it('has no key: it is somebody by workload identity', () => {
    expect(workflow).toContain('id-token: write');
    expect(workflow).not.toContain('secrets.');
  });

  it('leaves nothing in the folder that would count as not committed', () => {
    expect(read('.gitignore').split('\n')).toContain('gha-creds-*.json');
  });
});
