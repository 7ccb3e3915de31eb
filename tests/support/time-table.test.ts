import { expect, it } from 'vitest';
import { timeTable } from './time-table.ts';

it('tells a row for each kind, files side by side counted once, and the slowest files first', () => {
  const table = timeTable([
    { kind: 'api', file: 'tests/api/a.test.ts', tests: 3, from: 0, to: 4000 },
    { kind: 'api', file: 'tests/api/b.test.ts', tests: 20, from: 1000, to: 7500 },
    { kind: 'browser', file: 'tests/browser/c.test.ts', tests: 1, from: 7500, to: 8000 },
  ]);
  expect(table.split('\n')).toEqual([
    'kind     files  tests  from first to last, s  file by file, s',
    'api          2     23                    7.5             10.5',
    'browser      1      1                    0.5              0.5',
    '',
    'slowest files            tests    s',
    'tests/api/b.test.ts         20  6.5',
    'tests/api/a.test.ts          3  4.0',
    'tests/browser/c.test.ts      1  0.5',
  ]);
});
