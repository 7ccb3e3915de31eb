import { expect, it } from 'vitest';
import { unseenAnswers } from './answer-coverage.ts';

it('names each answer that is listed and was not met, and no other', () => {
  const missing = unseenAnswers(new Set(['getProduct 200', 'shipOrder 409 order_not_paid']));
  expect(missing).toContain('getProduct 404 not_found');
  expect(missing).toContain('shipOrder 409 order_disputed');
  expect(missing).not.toContain('getProduct 200');
  expect(missing).not.toContain('shipOrder 409 order_not_paid');
  expect(missing).toContain('shipOrder 413 too_large');
  expect(missing).toContain('openApi 413 too_large');
  expect(missing).not.toContain('openApi 500 internal');
});
