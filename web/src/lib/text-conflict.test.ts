import { expect, it } from 'vitest';
import { mergedTexts, textDifferences } from './text-conflict.ts';

const base = { carrier: 'DHL', number: '1', url: '' };

it('textDifferences names what somebody else changed, and whether the form changed it too', () => {
  const yours = { ...base, number: '2' };
  const saved = { carrier: 'UPS', number: '3', url: '' };
  expect(textDifferences(base, yours, saved)).toEqual([
    { fact: 'carrier', yours: 'DHL', saved: 'UPS', contested: false },
    { fact: 'number', yours: '2', saved: '3', contested: true },
  ]);
  expect(textDifferences(base, yours, { ...base, number: '2' })).toEqual([]);
});

it('mergedTexts takes what was chosen from what is saved', () => {
  const yours = { ...base, number: '2' };
  const saved = { carrier: 'UPS', number: '3', url: 'https://ups.example/' };
  expect(mergedTexts(yours, saved, new Set(['carrier'] as const))).toEqual({
    ...{ carrier: 'UPS', number: '2', url: '' },
  });
});
