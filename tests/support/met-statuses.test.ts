import { expect, it } from 'vitest';
import { notMet } from './met-statuses.ts';

it('names each status that is listed and was not met, and no other', () => {
  const missing = notMet(new Set(['getProduct 200', 'shipOrder 404']));
  expect(missing).toContain('getProduct 404');
  expect(missing).toContain('shipOrder 409');
  expect(missing).not.toContain('getProduct 200');
  expect(missing).not.toContain('shipOrder 404');
  expect(missing).not.toContain('shipOrder 413');
});
