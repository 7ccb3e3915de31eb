import { expect, it } from 'vitest';
import { measureReads } from '../reads/measure.ts';
import recorded from '../reads/recorded.json' with { type: 'json' };

it('reads and writes for every view and action exactly what is recorded', async () => {
  expect(await measureReads()).toEqual(recorded);
});
