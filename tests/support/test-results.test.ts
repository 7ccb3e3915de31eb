import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contentHash, testResults, type RecordedModule } from './test-results.ts';

it('records every test with its state, and what its file held', () => {
  const moduleId = fileURLToPath(import.meta.url);
  const root = dirname(moduleId);
  const test = (fullName: string, state: string) => ({ fullName, result: () => ({ state }) });
  const module: RecordedModule = {
    moduleId,
    children: { allTests: () => [test('a > b', 'passed'), test('a > c', 'skipped')] },
  };
  const file = relative(root, moduleId);
  expect(testResults([module], root)).toEqual({
    files: { [file]: contentHash(moduleId) },
    tests: [
      { file, name: 'a > b', state: 'passed' },
      { file, name: 'a > c', state: 'skipped' },
    ],
  });
  expect(contentHash(moduleId)).not.toBe(contentHash('vitest.config.ts'));
});
